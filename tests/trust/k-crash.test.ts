import { describe } from 'vitest'
import { itSurvivesKills, itSurvivesKillsAt } from '#tests/support/kill-suite.ts'

// A hundred of them, and every point: npm run test:long.
describe('K: a process that is killed (P6)', () => {
  itSurvivesKills({ count: 3, seed: 20261121 }, 240_000)
  itSurvivesKillsAt(
    [
      ['before-commit', 'save'],
      ['after-commit', 'upload'],
      ['before-unlink', 'purge'],
    ],
    4031205,
    120_000,
  )
})

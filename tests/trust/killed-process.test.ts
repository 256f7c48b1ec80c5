import { describe } from 'vitest'
import { itSurvivesKills, itSurvivesKillsAt } from '#tests/suites/faults/kills.ts'

// A hundred kills, and every point: npm run test:long.
describe('a process that is killed', () => {
  itSurvivesKills({ count: 1, seed: 20261121 }, 60_000)
  itSurvivesKillsAt(
    [
      ['before-commit', 'save'],
      ['file-written', 'replace'],
      ['after-commit', 'replace'],
    ],
    4031205,
    60_000,
  )
})

import { describe } from 'vitest'
import { itSurvivesKills } from '#tests/support/kill-suite.ts'

// A hundred of them: npm run test:long.
describe('K: a process that is killed (P6)', () => itSurvivesKills(3, 120_000))

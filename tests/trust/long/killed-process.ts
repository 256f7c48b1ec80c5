// @module-tag long
import { describe } from 'vitest'
import { DEATHS, itSurvivesKills, itSurvivesKillsAt } from '#tests/suites/faults/kills.ts'

/** Fixed seeds, for reproducible failures; add the seed of each failure. */
const SEED = 20261121

describe('a process that is killed', () => {
  itSurvivesKills({ count: 100, seed: SEED, meetsAll: true }, 3_600_000)
  itSurvivesKillsAt(DEATHS, SEED + 1000, 180_000)
})

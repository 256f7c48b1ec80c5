// @module-tag long
import { describe } from 'vitest'
import { itAnswersAnything } from '#tests/suites/fuzz/requests.ts'

/** Fixed seeds, for reproducible failures; add the seed of each failure. */
const SEEDS = [20261121, 4031205]

describe.each(SEEDS)('requests of any kind, seed %i', (seed) =>
  itAnswersAnything({ count: 5000, seed, timeout: 900_000, hangMs: 5000 }),
)

// @module-tag long
import { itReadsAnything } from '#tests/suites/fuzz/parsers.ts'

/** Fixed seeds, for reproducible failures; add the seed of each failure. */
for (const seed of [20261121, 4031205])
  itReadsAnything({ runs: 10_000, seed, timeout: 1_200_000, slowMs: 5000 })

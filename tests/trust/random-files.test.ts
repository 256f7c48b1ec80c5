import { itReadsAnything } from '#tests/suites/fuzz/parsers.ts'

// Twenty thousand inputs: npm run test:long.
itReadsAnything({ runs: 100, seed: 20261121, timeout: 60_000 })

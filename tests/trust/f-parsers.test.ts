import { itReadsAnything } from '#tests/support/parser-suite.ts'

// Twenty thousand inputs: npm run test:long.
itReadsAnything({ runs: 100, seed: 20261121, timeout: 60_000 })

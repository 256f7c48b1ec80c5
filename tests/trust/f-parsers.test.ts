import { itReadsAnything } from '#tests/support/parser-suite.ts'

// Twenty thousand of them: npm run test:long.
itReadsAnything(300, 20261121, 60_000)

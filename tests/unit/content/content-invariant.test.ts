import { describeContentInvariant } from '#tests/support/content-suite.ts'

// Five thousand of each: npm run test:long.
describeContentInvariant(150)

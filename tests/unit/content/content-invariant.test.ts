import { describeContentInvariant } from '#tests/support/content-suite.ts'

// The long run (npm run test:long) uses 5,000 of each.
describeContentInvariant(150)

import { describeContentInvariant } from '#tests/suites/hostile/content-invariant.ts'

// The long run (npm run test:long) uses 5,000 of each.
describeContentInvariant(150)

import { describeContentInvariant } from '#tests/support/content-suite.ts'

describeContentInvariant(5000)

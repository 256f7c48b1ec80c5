// @module-tag long
import { describeContentInvariant } from '#tests/suites/hostile/content-invariant.ts'

describeContentInvariant(5000)

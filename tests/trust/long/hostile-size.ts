// @module-tag long
import { LIMITS } from '#src/contract/limits.ts'
import { describeHostileBodies } from '#tests/suites/hostile/size.ts'

describeHostileBodies(LIMITS.postContentBytes / 4, LIMITS.postContentBytes)

import { LIMITS } from '#src/contract/limits.ts'
import { describeHostileBodies } from '#tests/support/hostile-suite.ts'

describeHostileBodies(LIMITS.postContentBytes / 4, LIMITS.postContentBytes)

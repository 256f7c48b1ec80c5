import { TIMES } from '#src/contract/limits.ts'

/** §2, §9: 200 ms plus 100 ms per item, counted from 0 in each tier. */
export const skillDelay = (index: number) => TIMES.skillBarBase + index * TIMES.skillBarStep

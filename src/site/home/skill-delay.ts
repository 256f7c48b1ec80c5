import { TIMES } from '#src/contract/limits.ts'

/** On a list of bars that grow when they come into view. */
export const REVEAL = 'data-reveal'
export const GROWTH = { from: 'scaleX(0)', to: 'scaleX(1)', milliseconds: 700 }

/** §2, §9: 200 ms plus 100 ms per item, counted from 0 in each tier. */
export const skillDelay = (index: number) => TIMES.skillBarBase + index * TIMES.skillBarStep

import { totalmem } from 'node:os'

/** Less than 1 GB for all of it, by the machine or by a limit of its container. */
export const isSmallMachine =
  Math.min(totalmem(), process.constrainedMemory() || Infinity) < 1024 ** 3

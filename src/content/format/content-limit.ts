import { LIMITS } from '#src/contract/limits.ts'

export const isWithinContentLimit = (value: string): boolean =>
  new TextEncoder().encode(value).length <= LIMITS.postContentBytes

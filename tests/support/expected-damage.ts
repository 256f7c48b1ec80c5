import { resetForEachFile } from './file-state.ts'

let reason: string | undefined
resetForEachFile(() => (reason = undefined))

/**
 * For a test file that leaves damage it cannot repair: skips the consistency check at its end.
 * @param why for readers
 */
export function leavesDamage(why: string): void {
  reason = why
}

export const isDamageLeft = () => reason !== undefined

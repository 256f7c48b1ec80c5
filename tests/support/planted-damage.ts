import { resetForEachFile } from './file-state.ts'

let reason: string | undefined
resetForEachFile(() => (reason = undefined))

/** For a test file that breaks what it cannot mend: what is left is not looked at when it ends. @param why for readers */
export function leavesDamage(why: string): void {
  reason = why
}

export const isDamageLeft = () => reason !== undefined

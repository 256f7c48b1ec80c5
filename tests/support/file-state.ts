const resets = new Set<() => void>()

/** A value that lasts as long as one test file: a worker runs several, and loads modules once. */
export function resetForEachFile(reset: () => void): void {
  resets.add(reset)
}

/** Called before each test file. */
export function resetFileState(): void {
  for (const reset of resets) reset()
}

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

const resets = new Set<() => void>()

/** A value that lasts as long as one test file: a worker runs several, and loads modules once. */
export function resetForEachFile(reset: () => void): void {
  resets.add(reset)
}

/** Called before each test file. */
export function resetFileState(): void {
  for (const reset of resets) reset()
}

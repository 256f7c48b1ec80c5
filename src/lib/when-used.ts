const SIGNS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** Runs a task at the visitor's first touch of the page; answers how to cancel it. */
export function whenUsed(task: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, run)
  }
  const run = () => {
    stop()
    task()
  }
  for (const sign of SIGNS) addEventListener(sign, run, { passive: true })
  return stop
}

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** Runs a task at the visitor's first touch of the page; answers how to cancel it. */
export function onFirstInteraction(task: () => void): () => void {
  const stop = () => {
    for (const event of INTERACTIONS) removeEventListener(event, run)
  }
  const run = () => {
    stop()
    task()
  }
  for (const event of INTERACTIONS) addEventListener(event, run, { passive: true })
  return stop
}

// Not `focusin`: screens such as a new post set the focus themselves.
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const

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

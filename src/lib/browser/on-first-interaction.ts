// Not `focusin`: a screen that sets the focus itself, as that of a new post, is not used yet.
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

import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type PageEvents = {
  /** Ctrl+S, or Cmd+S. */
  onSave: () => void
  /** Ctrl+Enter, or Cmd+Enter. */
  onPublish?: () => void
  onHide: () => void
}

const hasControl = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && !isComposing(event)

export function usePageEvents({ onSave, onPublish, onHide }: PageEvents) {
  const handleSaveKey = useEffectEvent((event: KeyboardEvent) => {
    if (!hasControl(event) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    // A key held down.
    if (!event.repeat) onSave()
  })
  const handlePublishKey = useEffectEvent((event: KeyboardEvent) => {
    if (!hasControl(event) || event.key !== 'Enter' || !onPublish) return
    // In a dialog, Enter belongs to it.
    if (document.querySelector('[role=dialog],[role=alertdialog]')) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) onPublish()
  })
  const handleHide = useEffectEvent(() => onHide())
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    window.addEventListener('keydown', (event) => handleSaveKey(event), { signal })
    // Before the editor, where it would break the line.
    const capture = { signal, capture: true }
    window.addEventListener('keydown', (event) => handlePublishKey(event), capture)
    window.addEventListener('pagehide', () => handleHide(), { signal })
    // Mobile browsers may kill a hidden page without another event.
    const hidden = () => document.visibilityState === 'hidden' && handleHide()
    document.addEventListener('visibilitychange', hidden, { signal })
    return () => ended.abort()
  }, [])
}

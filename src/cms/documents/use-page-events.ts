import { useEffect, useEffectEvent } from 'react'

type PageEvents = {
  /** Ctrl+S, or Cmd+S. */
  onSave: () => void
  onHide: () => void
}

export function usePageEvents({ onSave, onHide }: PageEvents) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
    if (!isSave || event.shiftKey || event.altKey) return
    event.preventDefault()
    // A key held down.
    if (!event.repeat) onSave()
  })
  const handleHide = useEffectEvent(() => onHide())
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    window.addEventListener('keydown', (event) => handleKeyDown(event), { signal })
    window.addEventListener('pagehide', () => handleHide(), { signal })
    // Mobile browsers may kill a hidden page without another event.
    const hidden = () => document.visibilityState === 'hidden' && handleHide()
    document.addEventListener('visibilitychange', hidden, { signal })
    return () => ended.abort()
  }, [])
}

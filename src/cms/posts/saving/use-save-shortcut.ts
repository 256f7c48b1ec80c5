import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, or Cmd+S. */
export function useSaveShortcut(onSave: () => void) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
    if (!isSave || event.shiftKey || event.altKey) return
    event.preventDefault()
    // A key held down.
    if (!event.repeat) onSave()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

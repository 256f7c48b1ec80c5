import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '#src/lib/browser/is-composing.ts'

/** Ctrl or Cmd with a key, wherever the focus is. In a dialog, Enter belongs to it. */
export function useControlKey(key: 's' | 'enter', onPress: () => void) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const hasControl = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!hasControl || isComposing(event) || event.key.toLowerCase() !== key) return
    if (key === 'enter' && document.querySelector('dialog[open],[role=dialog]')) return
    event.preventDefault()
    event.stopPropagation()
    // Not for a key held down.
    if (!event.repeat) onPress()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    // Before the editor, where Enter would break the line.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

export function usePageHide(onHide: () => void) {
  const handle = useEffectEvent(onHide)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    window.addEventListener('pagehide', () => handle(), { signal })
    // Mobile browsers may kill a hidden page without another event.
    const hidden = () => document.visibilityState === 'hidden' && handle()
    document.addEventListener('visibilitychange', hidden, { signal })
    return () => ended.abort()
  }, [])
}

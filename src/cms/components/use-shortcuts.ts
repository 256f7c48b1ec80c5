import { useEffect, useEffectEvent } from 'react'

const TYPING = 'input, textarea, select, [contenteditable="true"]'
const DIALOG = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** While somebody types or answers a dialog, a letter is a letter. */
const isTaken = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(TYPING) !== null) ||
  document.querySelector(DIALOG) !== null

/** Single keys of a screen, by what the keyboard writes: `{ j: next, '/': search }`. */
export function useShortcuts(shortcuts: Partial<Record<string, () => void>>) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const run = shortcuts[event.key]
    if (!run || isTaken(event)) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

import { useEffect, useEffectEvent } from 'react'

const TYPING = 'input, textarea, select, [contenteditable="true"]'
const DIALOG = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Shortcuts are off while the user types or a dialog is open. */
const isTaken = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(TYPING) !== null) ||
  document.querySelector(DIALOG) !== null

/** Single-key shortcuts of a screen, by `event.key`: `{ j: next, '/': search }`. */
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

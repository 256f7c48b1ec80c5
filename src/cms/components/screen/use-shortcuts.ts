import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '#src/lib/browser/is-composing.ts'

/** A focused checkbox does not type: after a click on one, the shortcuts for selected items work. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
const DIALOG = 'dialog[open], [role="dialog"], [role="menu"], [role="listbox"], :popover-open'

const isTaken = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.altKey ||
  isComposing(event) ||
  (event.target instanceof Element && event.target.closest(TYPING) !== null) ||
  document.querySelector(DIALOG) !== null

const nameOf = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey ? `Mod+${event.key}` : event.key

/** Shortcuts of a screen, by `event.key`: `{ j: next, '/': search, 'Mod+a': selectAll }`. */
export function useShortcuts(shortcuts: Partial<Record<string, () => void>>) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const run = shortcuts[nameOf(event)]
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

'use client'

import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled)'

/**
 * The collapsible menu: while it is open Tab stays within `container`, Escape closes it, and closing
 * gives the focus back to the button.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  // A menu left open must not keep the focus once the screen is wide and has no menu.
  useEffect(() => {
    if (!isOpen) return
    const wide = matchMedia('(width >= 64rem)')
    const handleChange = () => setOpen(false)
    wide.addEventListener('change', handleChange)
    return () => wide.removeEventListener('change', handleChange)
  }, [isOpen])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') keepFocus(event, container.current)
  }

  return {
    isOpen,
    container,
    button,
    toggle: () => setOpen(!isOpen),
    hide: () => setOpen(false),
    handleKeyDown,
  }
}

function keepFocus(event: KeyboardEvent, container: HTMLElement | null) {
  const all = [...(container?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
  const reachable = all.filter((element) => element.checkVisibility())
  const [from, to] = event.shiftKey
    ? [reachable.at(0), reachable.at(-1)]
    : [reachable.at(-1), reachable.at(0)]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

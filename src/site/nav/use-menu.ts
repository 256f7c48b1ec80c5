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

  // It goes when somebody presses beside it or goes back, and must not keep the focus once the screen is wide
  // and has no menu.
  useEffect(() => {
    if (!isOpen) return
    const wide = matchMedia('(width >= 64rem)')
    const hide = () => setOpen(false)
    const handlePress = ({ target }: Event) => {
      if (!container.current?.contains(target as Node)) hide()
    }
    wide.addEventListener('change', hide)
    addEventListener('popstate', hide)
    addEventListener('pointerdown', handlePress)
    return () => {
      wide.removeEventListener('change', hide)
      removeEventListener('popstate', hide)
      removeEventListener('pointerdown', handlePress)
    }
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
  const reachable = all.filter((element) => element.getClientRects().length > 0)
  const [from, to] = event.shiftKey
    ? [reachable.at(0), reachable.at(-1)]
    : [reachable.at(-1), reachable.at(0)]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

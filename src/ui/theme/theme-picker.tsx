'use client'

import { lazy, Suspense, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ThemeButton } from './theme-button.tsx'

const loadMenu = () => import('./theme-menu.tsx')
const ThemeMenu = lazy(async () => ({ default: (await loadMenu()).ThemeMenu }))

/** Its menu comes when somebody reaches for it: most visits to a screen change no theme. */
export function ThemePicker() {
  const [isAsked, setAsked] = useState(false)
  const preload = () => void loadMenu().catch(() => undefined)
  const handleKeyDown = (event: KeyboardEvent) => {
    // As the menu's own button answers, once it is there.
    if (event.key === 'ArrowDown') setAsked(true)
  }
  const button = (
    <ThemeButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setAsked(true)}
      onKeyDown={handleKeyDown}
    />
  )
  if (!isAsked) return button
  return (
    <Suspense fallback={button}>
      <ThemeMenu />
    </Suspense>
  )
}

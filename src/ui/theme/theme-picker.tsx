'use client'

import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { late } from '#src/ui/late.tsx'
import { lateFailure } from '#src/ui/late-failure.ts'
import { ThemeButton } from './theme-button.tsx'

/** Comes when somebody reaches for it: most visits to a screen change no theme. */
const ThemeMenu = late(async () => (await import('./theme-menu.tsx')).ThemeMenu)

export function ThemePicker() {
  const [isAsked, setAsked] = useState(false)
  const handleKeyDown = (event: KeyboardEvent) => {
    // As the menu's own button answers, once it is there.
    if (event.key === 'ArrowDown') setAsked(true)
  }
  const button = (
    <ThemeButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={ThemeMenu.preload}
      onFocus={ThemeMenu.preload}
      onClick={() => setAsked(true)}
      onKeyDown={handleKeyDown}
    />
  )
  if (!isAsked) return button
  const handleMissing = () => {
    setAsked(false)
    lateFailure('The themes')
  }
  return <ThemeMenu meanwhile={button} onMissing={handleMissing} />
}

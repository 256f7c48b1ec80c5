'use client'

import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { late } from '#src/ui/late.tsx'
import { lateFailure } from '#src/ui/late-failure.ts'
import { ThemeButton } from './theme-button.tsx'

/** Comes when somebody reaches for it: most visits to a screen change no theme. */
const ThemeMenu = late(async () => (await import('./theme-menu.tsx')).ThemeMenu)

export function ThemePicker() {
  const [asked, setAsked] = useState<'by pointer' | 'by keyboard'>()
  const handleKeyDown = (event: KeyboardEvent) => {
    // As the menu's own button answers, once it is there.
    if (event.key === 'ArrowDown') setAsked('by keyboard')
  }
  const button = (
    <ThemeButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={ThemeMenu.preload}
      onFocus={ThemeMenu.preload}
      // A key presses a button without a click of the pointer.
      onClick={({ detail }) => setAsked(detail === 0 ? 'by keyboard' : 'by pointer')}
      onKeyDown={handleKeyDown}
    />
  )
  if (!asked) return button
  const handleMissing = () => {
    setAsked(undefined)
    lateFailure('The themes')
  }
  return (
    <ThemeMenu
      isByKeyboard={asked === 'by keyboard'}
      meanwhile={button}
      onMissing={handleMissing}
    />
  )
}

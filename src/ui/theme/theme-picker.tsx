'use client'

import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'
import { ThemeButton } from './theme-button.tsx'
import { isComposing } from '#src/lib/browser/is-composing.ts'

/** Loaded on demand: most visits to a screen change no theme. */
const ThemeMenu = lazyComponent(async () => (await import('./theme-menu.tsx')).ThemeMenu)

export function ThemePicker() {
  const [openedBy, setOpenedBy] = useState<'by pointer' | 'by keyboard'>()
  const handleKeyDown = (event: KeyboardEvent) => {
    // Same as the menu's own trigger once it is loaded.
    if (event.key === 'ArrowDown' && !isComposing(event)) setOpenedBy('by keyboard')
  }
  const button = (
    <ThemeButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={ThemeMenu.preload}
      onFocus={ThemeMenu.preload}
      // `detail` is 0 for a click triggered by a key.
      onClick={({ detail }) => setOpenedBy(detail === 0 ? 'by keyboard' : 'by pointer')}
      onKeyDown={handleKeyDown}
    />
  )
  if (!openedBy) return button
  const handleLoadError = () => {
    setOpenedBy(undefined)
    showLoadError('The themes')
  }
  return (
    <ThemeMenu
      isByKeyboard={openedBy === 'by keyboard'}
      fallback={button}
      onLoadError={handleLoadError}
    />
  )
}

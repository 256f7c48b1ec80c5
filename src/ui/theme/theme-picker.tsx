'use client'

import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ThemeButton } from './theme-button.tsx'
import type { ThemeMenu } from './theme-menu.tsx'

const loadMenu = () => import('./theme-menu.tsx')

/**
 * Its menu comes when somebody reaches for it: most visits to a screen change no theme. One that does not
 * come leaves the button, which asks again.
 */
export function ThemePicker() {
  const [Menu, setMenu] = useState<typeof ThemeMenu>()
  const preload = () => void loadMenu().catch(() => undefined)
  const open = () =>
    void loadMenu().then(
      (loaded) => setMenu(() => loaded.ThemeMenu),
      () => undefined,
    )
  const handleKeyDown = (event: KeyboardEvent) => {
    // As the menu's own button answers, once it is there.
    if (event.key === 'ArrowDown') open()
  }
  if (Menu) return <Menu />
  return (
    <ThemeButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
      onKeyDown={handleKeyDown}
    />
  )
}

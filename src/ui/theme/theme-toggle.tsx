'use client'

import { Moon, Sun } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { currentTheme, setTheme } from './theme-store.ts'
import { THEMES } from './themes.ts'

/**
 * Light or dark. Both faces are in the page and CSS shows one: the server does not know the theme,
 * and a face chosen by React would have to be corrected after loading.
 */
export function ThemeToggle({ className }: { className?: string }) {
  const handleClick = () => {
    const isDark = THEMES[currentTheme()].scheme === 'dark'
    setTheme(isDark ? 'light' : 'dark')
  }
  return (
    <Button
      variant="ghost"
      size="icon"
      className={className}
      onClick={handleClick}
      data-theme-toggle=""
    >
      <span className="hidden on-dark:contents">
        <Sun aria-hidden className="size-5" />
        <span className="sr-only">Switch to light theme</span>
      </span>
      <span className="hidden on-light:contents">
        <Moon aria-hidden className="size-5" />
        <span className="sr-only">Switch to dark theme</span>
      </span>
    </Button>
  )
}

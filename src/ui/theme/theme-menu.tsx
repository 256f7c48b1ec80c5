'use client'

import { useRef, useSyncExternalStore } from 'react'
import type { FocusEvent } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#src/ui/overlays/dropdown-menu.tsx'
import { THEME_NAMES, THEMES } from '#src/lib/color/themes.ts'
import { ThemeButton } from './theme-button.tsx'
import { setTheme, subscribeToTheme, themeChoice } from './theme-store.ts'

type ThemeMenuProps = { isByKeyboard: boolean }

/** All themes, each shown in its own colours; open when mounted. */
export function ThemeMenu({ isByKeyboard }: ThemeMenuProps) {
  const choice = useSyncExternalStore(subscribeToTheme, themeChoice, () => null)
  // The key press that opened it came before Radix was mounted, so Radix would leave focus on the menu box.
  const isEntryDue = useRef(isByKeyboard)
  const enterFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isEntryDue.current || target !== currentTarget) return
    isEntryDue.current = false
    currentTarget.querySelector<HTMLElement>('[role=menuitemradio]')?.focus()
  }
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <ThemeButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent onFocus={enterFirst}>
        <DropdownMenuRadioGroup value={choice ?? ''} onValueChange={setTheme}>
          {THEME_NAMES.map((name) => (
            <DropdownMenuRadioItem key={name} value={name}>
              <span aria-hidden data-theme={name}>
                <span className="flex size-6 items-center justify-center rounded-full border border-control bg-bg">
                  <span className="size-2.5 rounded-full bg-accent" />
                </span>
              </span>
              {THEMES[name].label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

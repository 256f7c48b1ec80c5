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
import { ThemeButton } from './theme-button.tsx'
import { setTheme, subscribeToTheme, themeChoice } from './theme-store.ts'
import { isThemeName, THEME_NAMES, THEMES } from './themes.ts'
import type { ThemeName } from './themes.ts'

type ThemeMenuProps = { isByKeyboard: boolean }

/** All six themes, each shown in its own colours; open when mounted. */
export function ThemeMenu({ isByKeyboard }: ThemeMenuProps) {
  const choice = useThemeChoice()
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
        <DropdownMenuRadioGroup
          value={choice}
          onValueChange={(name) => isThemeName(name) && setTheme(name)}
        >
          {THEME_NAMES.map((name) => (
            <DropdownMenuRadioItem key={name} value={name}>
              <Swatch name={name} />
              {THEMES[name].label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** Background and accent of a theme: its class sets the colours of the content. */
function Swatch({ name }: { name: ThemeName }) {
  return (
    <span aria-hidden className={name}>
      <span className="flex size-6 items-center justify-center rounded-full border border-control bg-bg">
        <span className="size-2.5 rounded-full bg-accent" />
      </span>
    </span>
  )
}

/** The visitor's choice; `system` on the server and without a choice. */
const useThemeChoice = () =>
  useSyncExternalStore(subscribeToTheme, themeChoice, () => 'system' as const)

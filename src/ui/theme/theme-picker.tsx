'use client'

import { useSyncExternalStore } from 'react'
import { THEME_NAMES, THEMES } from '#src/lib/color/themes.ts'
import { Select } from '#src/ui/controls/select.tsx'
import { setTheme, subscribeToTheme, themeChoice } from './theme-store.ts'

/** Each in its own colours, where a browser can show that. */
const OPTIONS = THEME_NAMES.map((name) => ({
  ...{ value: name, 'data-theme': name },
  label: THEMES[name].label,
}))

export function ThemePicker() {
  const choice = useSyncExternalStore(subscribeToTheme, themeChoice, () => null)
  return (
    <Select
      aria-label="Theme"
      placeholder="Theme"
      value={THEME_NAMES.find((name) => name === choice) ?? ''}
      options={OPTIONS}
      onValueChange={setTheme}
    />
  )
}

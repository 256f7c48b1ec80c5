'use client'

import { useSyncExternalStore } from 'react'
import { subscribeToTheme, themeChoice } from './theme-store.ts'

/** The visitor's choice; `system` on the server and while nothing was chosen. */
export const useThemeChoice = () =>
  useSyncExternalStore(subscribeToTheme, themeChoice, () => 'system' as const)

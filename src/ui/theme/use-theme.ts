'use client'

import { useSyncExternalStore } from 'react'
import { subscribeToTheme, themeChoice } from './theme-store.ts'

/** The visitor's choice; `system` on the server and without a choice. */
export const useThemeChoice = () =>
  useSyncExternalStore(subscribeToTheme, themeChoice, () => 'system' as const)

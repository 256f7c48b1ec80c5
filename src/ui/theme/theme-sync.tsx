'use client'

import { useEffect } from 'react'
import { followTheme } from './theme-store.ts'

/** Mounted once on every page; applies theme changes from other tabs and the system. */
export function ThemeSync() {
  useEffect(followTheme, [])
  return null
}

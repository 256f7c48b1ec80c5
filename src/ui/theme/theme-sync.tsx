'use client'

import { useEffect } from 'react'
import { followTheme } from './theme-store.ts'

/** Stands once on every page and keeps it in the theme chosen elsewhere. */
export function ThemeSync() {
  useEffect(followTheme, [])
  return null
}

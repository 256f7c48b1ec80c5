import type { Viewport } from 'next'
import { THEMES } from '#src/ui/theme/themes.ts'

/** For browsers without scripts; the theme script inserts the chosen colour before these. */
export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEMES.light.background },
    { media: '(prefers-color-scheme: dark)', color: THEMES.dark.background },
  ],
}

import type { Viewport } from 'next'
import { THEMES } from '#src/lib/color/themes.ts'

/** For browsers without scripts; the theme script inserts the chosen colour before these. */
export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEMES.light.backgrounds.bg },
    { media: '(prefers-color-scheme: dark)', color: THEMES.dark.backgrounds.bg },
  ],
}

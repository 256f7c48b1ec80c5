import { onAccentOf } from './accent.ts'
import type { Accents } from './accent.ts'
import { THEME_NAMES } from './themes.ts'
import type { ThemeName } from './themes.ts'

/** In no layer, so stronger than theme-styles.ts. Print has the light accent in every theme. */
export function accentStyle(accents: Accents): string {
  const rule = (selector: string, theme: ThemeName) =>
    `${selector}{--accent:${accents[theme]};--on-accent:${onAccentOf(theme, accents[theme])}}`
  return [
    rule(':root', 'light'),
    ...THEME_NAMES.map((theme) => rule(`[data-theme=${theme}]`, theme)),
    // Without scripts there is no attribute.
    `@media (prefers-color-scheme:dark){${rule(':root:not([data-theme])', 'dark')}}`,
    `@media print{${rule(':root:root', 'light')}}`,
  ].join('')
}

export function isAccentStyle(text: string): boolean {
  const [, ...colors] = [...text.matchAll(/--accent:(#[0-9a-f]{6});/g)].map(([, color]) => color)
  const accents = Object.fromEntries(
    THEME_NAMES.map((theme, index) => [theme, colors[index] ?? '#000000']),
  ) as Accents
  return text === accentStyle(accents)
}

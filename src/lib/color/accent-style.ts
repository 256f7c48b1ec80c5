import { onAccentOf } from './accent.ts'
import { ACCENT_THEMES } from './theme-colors.ts'
import type { Accents, AccentTheme } from './theme-colors.ts'

/**
 * The accents of all themes as a style sheet, for a `style` element. Its selectors are more specific than those of
 * theme.css, and for print than those of print.css, which uses the light theme.
 */
export function accentStyle(accents: Accents): string {
  const rule = (selector: string, theme: AccentTheme) =>
    `${selector}{--accent:${accents[theme]};--on-accent:${onAccentOf(theme, accents[theme])}}`
  const classes = ACCENT_THEMES.map((theme) => `.${theme}`).join(',')
  return [
    rule(':root:root', 'light'),
    ...ACCENT_THEMES.map((theme) => rule(`.${theme}.${theme}`, theme)),
    // Without scripts no theme class is ever set.
    `@media (prefers-color-scheme:dark){${rule(`:root:root:not(${classes})`, 'dark')}}`,
    `@media print{${rule(':root:root:root:root', 'light')}}`,
  ].join('')
}

/** Whether a style sheet is one of `accentStyle`, by its whole text. */
export function isAccentStyle(text: string): boolean {
  const [, ...colors] = [...text.matchAll(/--accent:(#[0-9a-f]{6});/g)].map(([, color]) => color)
  const accents = Object.fromEntries(
    ACCENT_THEMES.map((theme, index) => [theme, colors[index] ?? '#000000']),
  ) as Accents
  return text === accentStyle(accents)
}

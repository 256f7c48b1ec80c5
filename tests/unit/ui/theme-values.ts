import { themeStyles } from '#src/lib/color/theme-styles.ts'
import type { Styles } from '#src/lib/color/theme-styles.ts'
import { THEME_NAMES, THEMES } from '#src/lib/color/themes.ts'
import type { ThemeName } from '#src/lib/color/themes.ts'

/** The rule of a style sheet whose selector ends like this. */
const ruleOf = (styles: Styles, end: string) => {
  const found = Object.entries(styles).find(([selector]) => selector.endsWith(end))
  return (token: string) => {
    const value = (found?.[1] as Styles | undefined)?.[`--${token}`]
    if (typeof value !== 'string') throw new Error(`${end} has no ${token}`)
    return value
  }
}

const styles = themeStyles(THEMES)

/** The custom properties of a theme. */
export const themeValues = (name: ThemeName) => ruleOf(styles, `[data-theme='${name}']`)

export const themes = THEME_NAMES.map((name) => ({ name, value: themeValues(name) }))

export const paper = ruleOf(styles['@media print'] as Styles, ':root')

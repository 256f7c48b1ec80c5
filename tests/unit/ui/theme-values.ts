import { readFileSync } from 'node:fs'
import { THEME_NAMES } from '#src/ui/theme/themes.ts'
import type { ThemeName } from '#src/ui/theme/themes.ts'

const css = readFileSync(new URL('../../../src/ui/styles/theme.css', import.meta.url), 'utf8')

/** The custom properties of a theme, read from its block in theme.css. */
export function themeValues(name: ThemeName): (token: string) => string {
  const block = new RegExp(`@utility theme-${name} \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  const values = new Map(
    [...block.matchAll(/(?:--)?([\w-]+):\s*([^;]+);/g)].map(([, key = '', value = '']) => [
      key,
      value,
    ]),
  )
  return (token) => {
    const value = values.get(token)
    if (value === undefined) throw new Error(`${name} has no ${token}`)
    return value
  }
}

export const themes = THEME_NAMES.map((name) => ({ name, value: themeValues(name) }))

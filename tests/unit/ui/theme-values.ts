import { readFileSync } from 'node:fs'
import { THEME_NAMES } from '#src/ui/theme/themes.ts'
import type { ThemeName } from '#src/ui/theme/themes.ts'

const readSheet = (name: string) =>
  readFileSync(new URL(`../../../src/ui/styles/${name}.css`, import.meta.url), 'utf8')
const css = readSheet('theme')

type Value = (token: string) => string

const valuesOf = (block = '') =>
  [...block.matchAll(/(?:--)?([\w-]+):\s*([^;]+);/g)].map(([, key = '', value = '']) => ({
    key,
    value,
  }))

const lookUp = (name: string, values: { key: string; value: string }[]): Value => {
  const all = new Map(values.map(({ key, value }) => [key, value]))
  return (token) => {
    const value = all.get(token)
    if (value === undefined) throw new Error(`${name} has no ${token}`)
    return value
  }
}

const blockOf = (name: ThemeName) =>
  valuesOf(new RegExp(`@utility theme-${name} \\{([^}]*)\\}`).exec(css)?.[1])

/** The custom properties of a theme, read from its block in theme.css. */
export const themeValues = (name: ThemeName): Value => lookUp(name, blockOf(name))

export const themes = THEME_NAMES.map((name) => ({ name, value: themeValues(name) }))

/** The same for print: the light theme with the overrides of print.css. */
export const paper = lookUp('paper', [
  ...blockOf('light'),
  ...valuesOf(/@apply theme-light;([^}]*)\}/.exec(readSheet('print'))?.[1]),
])

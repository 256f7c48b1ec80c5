import type * as Themes from './themes.ts'
import type { Theme } from './themes.ts'
import { repeatedStyles } from './repeated-styles.ts'

// Node keeps a module by its URL: in development the style sheet would keep the colors that it had at the start.
const table = `./themes.ts?read=${Date.now()}`
const { PAPER, THEMES } = (await import(table)) as typeof Themes

export type Styles = { [selector: string]: string | Styles }
type Tailwind = {
  addBase: (styles: Styles) => void
  addVariant: (name: string, selector: string) => void
}

/**
 * Imports relatively, because Tailwind watches only such imports. `data-theme`: classes `sepia` and `invert` are
 * utilities of Tailwind.
 */
export default function addStyles({ addBase, addVariant }: Tailwind) {
  addBase({ ...themeStyles(THEMES), ...repeatedStyles() })
  for (const scheme of ['light', 'dark']) addVariant(`on-${scheme}`, below(scheme))
}

/** Selects the element for the scheme of the theme, where a page has one for each scheme. */
const below = (scheme: string) => {
  const names = Object.entries(THEMES).filter(([, theme]) => theme.scheme === scheme)
  return `&:where(${names.map(([name]) => `${selectorOf(name)} *`).join(', ')})`
}

export function themeStyles({ light, dark, ...others }: Record<'light' | 'dark', Theme>): Styles {
  const rules = Object.entries<Theme>({ dark, ...others }).map(
    ([name, theme]) => [selectorOf(name), propertiesOf(theme)] as const,
  )
  return {
    [`:root, ${selectorOf('light')}`]: propertiesOf(light),
    ...Object.fromEntries(rules),
    // There is no attribute without scripts: follow the system.
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme])': propertiesOf(dark) },
    // More specific than each theme. The colour scheme overrides the one set by the theme script.
    '@media print': {
      ':root:root:root': {
        ...propertiesOf({ ...light, backgrounds: { ...light.backgrounds, ...PAPER } }),
        'color-scheme': 'light !important',
      },
    },
  }
}

const selectorOf = (name: string) => `[data-theme='${name}']`

function propertiesOf({ scheme, backgrounds, lines, texts, states, syntax, ...theme }: Theme) {
  const colors = Object.entries({ ...backgrounds, ...lines, ...texts, ...states })
  const code = Object.entries(syntax).map(([token, color]) => [`syntax-${token}`, color] as const)
  const properties = [...colors, ...code, ...Object.entries(images({ scheme, ...theme }))]
  return {
    'color-scheme': scheme,
    ...Object.fromEntries(properties.map(([name, value]) => [`--${name}`, String(value)])),
  }
}

// A plate is black on white. Light themes: white becomes the ground, black the colour. Dark ones: reversed first.
const images = ({ scheme, ink }: Pick<Theme, 'scheme' | 'ink'>) =>
  scheme === 'light'
    ? {
        ...{ 'ink-min': 0, 'ink-max': ink, 'picture-filter': 'none' },
        ...{ 'plate-image': 'normal', 'plate-color': 'screen', plate: 'multiply' },
      }
    : {
        ...{ 'ink-min': ink, 'ink-max': 1, 'picture-filter': 'brightness(0.84) saturate(0.92)' },
        ...{ 'plate-image': 'difference', 'plate-color': 'multiply', plate: 'screen' },
      }

// @vitest-environment happy-dom
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type * as Schemas from '#src/contract/appearance/appearance-calls.ts'
import type * as Accent from '#src/lib/color/accent.ts'
import type * as AccentStyle from '#src/lib/color/accent-style.ts'
import type * as ThemeStyles from '#src/lib/color/theme-styles.ts'
import type * as PlainPage from '#src/lib/http/plain-page.ts'
import type * as OgImage from '#src/publishing/og-image-svg.ts'
import type * as SiteIcon from '#src/publishing/site-icon.ts'
import type * as PaletteItems from '#src/site/search/site-palette-items.ts'
import type * as Picker from '#src/ui/theme/theme-picker.tsx'
import type * as ThemeScript from '#src/ui/theme/theme-script.ts'
import { mount } from '#tests/support/mounted-component.ts'
import { runThemeScript } from '#tests/unit/ui/run-theme-script.ts'

const SEPIA = `  sepia: {
    label: 'Sepia',
    scheme: 'light',
    backgrounds: { bg: '#f4ecd8', surface: '#fbf6e9', raised: '#eae0c8' },
    lines: { border: '#d8cbaa', control: '#857550' },
    texts: { text: '#2b2317', muted: '#5b4f38', accent: '#7a3b12', 'on-accent': '#ffffff' },
    states: { success: '#2f6b2f', 'success-dim': '#35703a', warning: '#7d5800', danger: '#a3302a' },
    syntax: {
      comment: '#51462f',
      keyword: '#7a3462',
      string: '#2f6b2f',
      number: '#85420c',
      function: '#1c5a6e',
      type: '#5b4a8c',
    },
    ink: 0.47,
  },
`

let copy: string
/** A module of the copy. It has the type of the original, without the theme. */
const load = async <Module>(file: string) => (await import(join(copy, file))) as Module

beforeAll(async () => {
  // Vite reads no other folder.
  await mkdir('.data', { recursive: true })
  copy = await mkdtemp(join(process.cwd(), '.data/theme-'))
  for (const name of ['src', 'package.json']) await cp(name, join(copy, name), { recursive: true })
  const table = join(copy, 'src/lib/color/themes.ts')
  const text = await readFile(table, 'utf8')
  const end = '} as const satisfies'
  // Another accent of the light theme too, which images have.
  await writeFile(table, text.replace(end, `${SEPIA}${end}`).replaceAll('#1f5f4a', '#7a1f5f'))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

it('is in the choice of themes, after the others', async () => {
  const { ThemePicker } = await load<typeof Picker>('src/ui/theme/theme-picker.tsx')
  mount(createElement(ThemePicker))
  const items = [...document.querySelectorAll('option[data-theme]')]
  expect(items).toHaveLength(7)
  expect(items.at(-1)?.textContent).toBe('Sepia')
})

it('is in the palette of visitors', async () => {
  const { sitePaletteGroups } = await load<typeof PaletteItems>(
    'src/site/search/site-palette-items.ts',
  )
  const items = sitePaletteGroups('sepia', null, []).flatMap((group) => group.items)
  expect(items).toMatchObject([{ label: 'Theme: Sepia', to: { theme: 'sepia' } }])
})

it('is shown by the script in the head, without a class that Tailwind has too', async () => {
  const { themeScript } = await load<typeof ThemeScript>('src/ui/theme/theme-script.ts')
  const page = runThemeScript(themeScript, { stored: 'sepia' })
  expect(page).toMatchObject({ classes: ['fonts'], theme: 'sepia', scheme: 'light' })
  expect(page.first).toBe('<meta name="theme-color" content="#f4ecd8">')
})

it('is in the style sheet, in the choice between light and dark controls too', async () => {
  const { default: addStyles } = await load<typeof ThemeStyles>('src/lib/color/theme-styles.ts')
  const [addBase, addVariant] = [vi.fn(), vi.fn()]
  addStyles({ addBase, addVariant })
  expect(addBase.mock.calls.flat()).toMatchObject([
    { "[data-theme='sepia']": { 'color-scheme': 'light', '--bg': '#f4ecd8', '--ink-max': '0.47' } },
  ])
  expect(new Map(addVariant.mock.calls as [string, string][]).get('on-light')).toContain("'sepia'")
})

it('has an accent to choose', async () => {
  const { appearanceBodySchema } = await load<typeof Schemas>(
    'src/contract/appearance/appearance-calls.ts',
  )
  expect(Object.keys(appearanceBodySchema.shape.accents.shape).at(-1)).toBe('sepia')
  const { DEFAULT_ACCENTS } = await load<typeof Accent>('src/lib/color/accent.ts')
  const { accentStyle } = await load<typeof AccentStyle>('src/lib/color/accent-style.ts')
  expect(accentStyle(DEFAULT_ACCENTS)).toContain(
    '[data-theme=sepia]{--accent:#7a3b12;--on-accent:#ffffff}',
  )
})

it('uses a changed colour of the light theme in Open Graph images, the icon and plain pages', async () => {
  const { ogImageSvg } = await load<typeof OgImage>('src/publishing/og-image-svg.ts')
  const { siteIconVersion } = await load<typeof SiteIcon>('src/publishing/site-icon.ts')
  const { DEFAULT_ACCENTS } = await load<typeof Accent>('src/lib/color/accent.ts')
  const { PLAIN_STYLE } = await load<typeof PlainPage>('src/lib/http/plain-page.ts')
  expect(PLAIN_STYLE).toContain('--accent:#7a1f5f')
  expect(siteIconVersion({ accents: DEFAULT_ACCENTS, icon: null }, 'Ada')).toMatch(/^7a1f5f\./)
  const names = { title: 'Ada', author: 'Ada', owner: 'Ada', drawnFrom: 'Ada' }
  const empty = { label: '', aside: '', host: '', ...names }
  expect(ogImageSvg(empty)).toContain('stroke="#7a1f5f"')
})

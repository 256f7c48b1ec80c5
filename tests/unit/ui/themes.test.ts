import { describe, expect, it } from 'vitest'
import { TEXT_COLORS } from '#src/lib/color/text-colors.ts'
import { codeViewScript } from '#src/ui/code/code-view-script.ts'
import { noticeScript } from '#src/ui/notice/notice-script.ts'
import { PREVIEW } from '#src/ui/theme/theme-store.ts'
import { themeScript } from '#src/ui/theme/theme-script.ts'
import { THEME_NAMES, THEMES } from '#src/lib/color/themes.ts'
import { repeatedStyles } from '#src/lib/color/repeated-styles.ts'
import { runThemeScript } from '#tests/unit/ui/run-theme-script.ts'

/** The themes of the specification, which are also classes. */
const SPECIFIED = ['light', 'dark', 'terminal', 'cyberpunk', 'ocean', 'forest'] as const

const runScript = (browser: Parameters<typeof runThemeScript>[1]) =>
  runThemeScript(themeScript, browser)

it('[S9-theme-01, S4-theme-05] has six themes', () => {
  // A theme of your own follows them.
  expect(THEME_NAMES).toEqual([...SPECIFIED])
})

describe('theme script', () => {
  it.each(SPECIFIED)('[S4-theme-02, S4-theme-03] applies a stored %s to the page root', (name) => {
    const { scheme, backgrounds } = THEMES[name]
    const page = runScript({ stored: name })
    expect(page).toMatchObject({ classes: ['fonts', name], theme: name, scheme })
    expect(page.first).toBe(`<meta name="theme-color" content="${backgrounds.bg}">`)
  })

  it.each([null, 'null', '', 'constructor', 'DARK', '7'])(
    'follows the system for a stored %j',
    (stored) => {
      for (const prefersColorScheme of ['dark', 'light'])
        expect(runScript({ stored, prefersColorScheme }).theme).toBe(prefersColorScheme)
    },
  )

  it('follows the system when storage is blocked', () => {
    expect(runScript({ isBlocked: true, prefersColorScheme: 'dark' }).theme).toBe('dark')
  })

  it('shows a preview without storing it, and stores a choice', () => {
    const page = runScript({ stored: 'forest' })
    expect(page.choose({ newValue: 'ocean', oldValue: PREVIEW })).toBe('ocean')
    expect(page.stored()).toBe('forest')
    expect(page.choose({ newValue: 'dark' })).toBe('dark')
    expect(page.stored()).toBe('dark')
  })

  it.each([themeScript, codeViewScript, noticeScript])(
    'can be inlined in a page: %.40s',
    (script) => {
      expect(script).not.toMatch(/<\/?script|<!--/i)
    },
  )
})

it('[S9-editor-02] has a class for each of the 18 text colours', () => {
  const classes = Object.keys(repeatedStyles()).filter((selector) => selector.startsWith('.ink-'))
  expect(classes).toEqual(TEXT_COLORS.map(({ name }) => `.ink-${name}`))
})

import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { TEXT_COLORS } from '#src/contract/posts/text-colors.ts'
import { themeScript } from '#src/ui/theme/theme-script.ts'
import { THEME_NAMES, THEMES } from '#src/lib/color/themes.ts'

const readCss = (name: string) =>
  readFileSync(new URL(`../../../src/ui/styles/${name}`, import.meta.url), 'utf8')

/** Runs the theme script in a minimal fake page. */
function runScript({
  stored,
  prefersDark = false,
}: {
  stored: () => unknown
  prefersDark?: boolean
}) {
  const classes = new Set(['fonts', 'forest'])
  const attributes = new Map<string, string>()
  const style: Record<string, string> = {}
  const meta: Record<string, string> = {}
  const prepend = vi.fn()
  runInNewContext(themeScript, {
    addEventListener: vi.fn(),
    localStorage: { getItem: stored },
    matchMedia: () => ({ matches: prefersDark, addEventListener: vi.fn() }),
    MutationObserver: class {
      observe = vi.fn()
    },
    document: {
      documentElement: {
        classList: {
          add: (name: string) => classes.add(name),
          remove: (name: string) => classes.delete(name),
        },
        style,
        getAttribute: (name: string) => attributes.get(name),
        setAttribute: (name: string, value: string) => attributes.set(name, value),
      },
      createElement: () => meta,
      head: { prepend },
    },
  })
  return { classes: [...classes], theme: attributes.get('data-theme'), style, meta, prepend }
}

describe('the themes', () => {
  it('[S9-theme-01, S4-theme-05] are six', () => {
    expect(THEME_NAMES).toEqual(['light', 'dark', 'terminal', 'cyberpunk', 'ocean', 'forest'])
  })
})

describe('theme script', () => {
  it.each(THEME_NAMES)(
    '[S4-theme-02, S4-theme-03] applies a stored %s to the page root',
    (name) => {
      const page = runScript({ stored: () => name })
      expect(page.classes).toEqual(['fonts', name])
      expect(page.theme).toBe(name)
      expect(page.style.colorScheme).toBe(THEMES[name].scheme)
      expect(page.meta).toEqual({ name: 'theme-color', content: THEMES[name].grounds.bg })
      expect(page.prepend).toHaveBeenCalledWith(page.meta)
    },
  )

  it.each([null, 'null', '', 'constructor', 'DARK', 7])(
    'follows the system for a stored %j',
    (stored) => {
      expect(runScript({ stored: () => stored, prefersDark: true }).classes).toEqual([
        'fonts',
        'dark',
      ])
      expect(runScript({ stored: () => stored }).classes).toEqual(['fonts', 'light'])
    },
  )

  it('follows the system when storage is blocked', () => {
    const blocked = () => {
      throw new Error('SecurityError')
    }
    expect(runScript({ stored: blocked, prefersDark: true }).classes).toEqual(['fonts', 'dark'])
  })

  it('can be inlined in a page', () => {
    expect(themeScript).not.toMatch(/<\/?script|<!--/i)
  })
})

describe('style sheets', () => {
  it('[S9-editor-02] have a class for each of the 18 colours', () => {
    const css = readCss('written-colors.css')
    const inks = [...css.matchAll(/\.ink-([\w-]+) \{\s*--ink: (#[0-9a-f]{6});/g)]
    expect(inks.map(([, name, hex]) => `${name} ${hex}`)).toEqual(
      TEXT_COLORS.map(({ name, hex }) => `${name} ${hex.toLowerCase()}`),
    )
  })
})

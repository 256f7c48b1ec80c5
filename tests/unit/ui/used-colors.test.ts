import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { PLAIN_STYLE } from '#src/lib/http/plain-page.ts'
import { GROUNDS, SHAPE_COLORS, TEXT_COLORS } from '#tests/unit/ui/color-pairs.ts'

/** theme-contrast.test.ts computes pairs of colours; this test finds colours used in a way it does not compute. */
const root = fileURLToPath(new URL('../../../src/', import.meta.url))
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(`${root}${file}`, 'utf8'))

const [tokens = ''] = read('ui/styles/tokens.css')
const names = [...tokens.matchAll(/--color-([a-z][\w-]*):/g)].map(([, name]) => name).join('|')

const components = read('{site,cms,ui,editor,app,payload-ui}/**/*.{ts,tsx}')
// Assumes that a string of class names is on one line.
const classLists = components
  .flatMap((text) => text.split('\n'))
  .map((line) => line.split(/[\s'"`]+/))
const words = classLists.flat()

/** Colour names in utilities of these kinds; `hover:text-muted` has kind `text` and colour `muted`. */
const utilities = (list: readonly string[], ...kinds: string[]) =>
  list.flatMap((word) => {
    const found = new RegExp(`(?:^|:)(?:${kinds.join('|')})-(${names})$`).exec(word)?.[1]
    return found ? [found] : []
  })

describe('colours of class names', () => {
  it('are tokens, without other opacity', () => {
    const own = words.filter((word) => /-\[(?:color:|#|rgb|hsl|ok|var|color(?:-mix)?\()/.test(word))
    // Not the path of an import, which may be in a folder of such a name.
    const thinned = words.filter((word) => new RegExp(`^[^#].*-(?:${names})/`).test(word))
    // The backdrop of dialogs; it has no content.
    expect([...own, ...thinned]).toEqual(['backdrop:bg-[rgb(0_0_0/0.55)]'])
  })

  it('are readable on every background for text and icons, or belong to the accent', () => {
    const used = classLists.flatMap((list) => {
      const isOnAccent = utilities(list, 'bg').includes('accent')
      return utilities(list, 'text', 'stroke', 'decoration', 'caret', 'placeholder').filter(
        (name) => !(isOnAccent && name === 'on-accent'),
      )
    })
    expect(used.length).toBeGreaterThan(150)
    expect(used.filter((name) => !TEXT_COLORS.includes(name))).toEqual([])
  })

  it('are surfaces for backgrounds, or set their text colour, or have no text', () => {
    const others = classLists.filter((list) => {
      const backgrounds = utilities(list, 'bg').filter((name) => !GROUNDS.includes(name))
      const isPaired =
        backgrounds.includes('accent') && utilities(list, 'text').includes('on-accent')
      const isDot = list.includes('rounded-full') && list.some((word) => /^size-[\d.]+$/.test(word))
      const isProgress = list.some((word) => word.includes('-progress-value'))
      return backgrounds.length > 0 && !isPaired && !isDot && !isProgress
    })
    // The lines between the cells of a grid; each cell has its own background.
    expect(others.every((list) => utilities(list, 'bg').join() === 'border')).toBe(true)
    expect(others.every((list) => list.includes('gap-px'))).toBe(true)
  })

  it('stand out from every background for borders and shapes, or are only lines', () => {
    const sides = 'border(?:-[trblxyse])?'
    const used = utilities(words, sides, 'outline', 'ring', 'divide', 'fill', 'accent')
    const lines = ['border', 'transparent', 'current']
    expect(used.length).toBeGreaterThan(100)
    expect(used.filter((name) => ![...SHAPE_COLORS, ...lines].includes(name))).toEqual([])
  })

  it('are transparent only where contrast is computed, or on inactive elements', () => {
    const used = words.filter((word) => /(?:^|:)opacity-/.test(word))
    const partly = used.filter((word) => !/opacity-(?:0|100)$/.test(word))
    expect([...new Set(partly)].sort()).toEqual([
      'aria-disabled:opacity-55',
      'disabled:opacity-55',
      'hover:opacity-90',
      'inert:opacity-60',
    ])
  })

  it('are in no style attribute except swatches, and never in hex', () => {
    const lines = components.flatMap((text) => text.split('\n')).map((line) => line.trim())
    const styled = lines.filter((line) => /style=\{\{.*(?:color|background|fill)/i.test(line))
    const elements = read('{site,cms,ui,editor,app,payload-ui}/**/*.tsx').join('\n')
    expect(styled).toEqual(['style={{ backgroundColor: hex }}'])
    expect(elements.match(/#[0-9a-f]{3,8}\b/gi)).toBeNull()
  })
})

describe('colours of the style sheets', () => {
  const sheets = [
    ...read('ui/styles/{base,code,motion,prose,print,written-colors}.css'),
    ...read('editor/*.css'),
    PLAIN_STYLE,
  ]
  const blocks = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/\{([^{}]*)\}/g)].map(([, block = '']) => block),
  )
  /** Values of a property; `var(--rte-muted)` of the editor counts as `muted`. */
  const valuesOf = (block: string, property: string) =>
    [...block.matchAll(new RegExp(`(?:^|[;{\\s])(?:${property}):\\s*([^;}]+)`, 'g'))].map(
      ([, value = '']) => /^var\(--(?:rte-)?([\w-]+)\)$/.exec(value.trim())?.[1] ?? value.trim(),
    )
  const valuesOfAll = (property: string) => sheets.flatMap((sheet) => valuesOf(sheet, property))

  it('are readable on every background for text, or belong to the accent, or are written colours', () => {
    const used = valuesOfAll('color').filter((value) => !TEXT_COLORS.includes(value))
    expect([...new Set(used)].sort()).toEqual([
      'inherit',
      'oklch(from var(--ink) clamp(var(--ink-min), l, var(--ink-max)) c h)',
      'oklch(from var(--ink) clamp(var(--ink-min, 0), l, var(--ink-max, 1)) c h) !important',
      'on-accent',
    ])
  })

  it('are surfaces for backgrounds, or computed with their text', () => {
    const used = valuesOfAll('background(?:-color)?').filter((value) => !GROUNDS.includes(value))
    expect([...new Set(used)].sort()).toEqual([
      'accent',
      'border',
      'color-mix(in oklab, var(--rte-accent) 18%, transparent)',
      'color-mix(in srgb, var(--accent) 8%, transparent)',
      'color-mix(in srgb, var(--danger) 8%, transparent)',
      'color-mix(in srgb, var(--ink, var(--accent)) 30%, transparent)',
      'color-mix(in srgb, var(--ink, var(--rte-accent)) 30%, transparent)',
      'color-mix(in srgb, var(--success) 8%, transparent)',
      'none',
    ])
    // A hovered tool of the editor.
    expect(used.filter((value) => value === 'border')).toHaveLength(1)
  })

  it('use the accent background and its text colour together', () => {
    const has = (block: string, property: string, name: string) =>
      valuesOf(block, property).includes(name)
    const alone = blocks.filter(
      (block) => has(block, 'background(?:-color)?', 'accent') !== has(block, 'color', 'on-accent'),
    )
    // The dots of themes, and the resize handles of images and columns.
    expect(alone.map((block) => valuesOf(block, 'width'))).toEqual([['0.75rem'], ['8px'], ['5px']])
  })
})

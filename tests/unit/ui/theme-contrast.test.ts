import { describe, expect, it } from 'vitest'
import { TEXT_COLORS } from '#src/lib/color/text-colors.ts'
import { contrast, contrastOf as ratio, linear, mixed } from '#src/lib/color/contrast.ts'
import { GROUNDS, PAIRS, SYNTAX } from '#tests/unit/ui/color-pairs.ts'
import { withLightness } from '#tests/unit/ui/oklch.ts'
import { paper, themes } from '#tests/unit/ui/theme-values.ts'

const pairs = PAIRS.flatMap(({ colors, on, ratio: least }) =>
  colors.flatMap((color) => on.map((ground) => ({ color, ground, least }))),
)

describe.each(themes)('the theme $name', ({ value }) => {
  /** The minimum over all backgrounds of a ratio that depends on the background. */
  const onGrounds = (ratioOn: (ground: string) => number) =>
    Math.min(...GROUNDS.map((ground) => ratioOn(value(ground))))

  it.each(pairs)('has $color on $ground at $least:1 or more', ({ color, ground, least }) => {
    expect(ratio(value(color), value(ground))).toBeGreaterThanOrEqual(least)
  })

  it('keeps a primary button readable on hover, where the background shines through', () => {
    const through = (ground: string) =>
      ratio(mixed(value('on-accent'), ground, 0.9), mixed(value('accent'), ground, 0.9))
    expect(onGrounds(through)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(TEXT_COLORS)('[S9-editor-02] shows written $name at 4.5:1 or more', ({ hex }) => {
    const ink = withLightness(linear(hex), Number(value('ink-min')), Number(value('ink-max')))
    const written = (ground: string) => contrast(ink, linear(ground))
    expect(onGrounds(written)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([...TEXT_COLORS, { name: 'plain', hex: value('accent') }])(
    'keeps text readable on a $name highlight',
    ({ hex }) => {
      const marked = (ground: string) => ratio(value('text'), mixed(hex, ground, 0.3))
      expect(onGrounds(marked)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('keeps text readable on the highlight of the editor', () => {
    const marked = (ground: string) => ratio(value('text'), mixed(value('warning'), ground, 0.32))
    expect(onGrounds(marked)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['accent', 'success', 'danger'])(
    'keeps code readable on a line marked in %s',
    (color) => {
      const marked = SYNTAX.map((token) =>
        ratio(value(token), mixed(value(color), value('raised'), 0.08)),
      )
      expect(Math.min(...marked)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('keeps text readable in selected cells, where the colour lies over the text', () => {
    const selected = (ground: string) =>
      ratio(mixed(value('accent'), value('text'), 0.18), mixed(value('accent'), ground, 0.18))
    expect(onGrounds(selected)).toBeGreaterThanOrEqual(4.5)
  })
})

it.each(['text', 'muted', 'accent', ...SYNTAX])('prints %s at 4.5:1 or more', (color) => {
  const ratios = GROUNDS.map((ground) => ratio(paper(color), paper(ground)))
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
})

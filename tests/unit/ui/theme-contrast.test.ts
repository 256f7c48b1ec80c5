import { describe, expect, it } from 'vitest'
import { PALETTE } from '#src/contract/palette.ts'
import { contrast, linear, withLightness } from '#tests/unit/ui/contrast.ts'
import { themes } from '#tests/unit/ui/theme-values.ts'

const GROUNDS = ['bg', 'surface', 'raised']
const SYNTAX = ['comment', 'keyword', 'string', 'number', 'function', 'type']
const READABLE = ['muted', 'accent', 'success', 'success-dim', 'warning', 'danger']

describe.each(themes)('the theme $name', ({ value }) => {
  const onGrounds = (token: string) =>
    GROUNDS.map((ground) => contrast(linear(value(token)), linear(value(ground))))

  it('has text of at least 7:1 on all three grounds', () => {
    expect(Math.min(...onGrounds('text'))).toBeGreaterThanOrEqual(7)
  })

  it.each([...READABLE, ...SYNTAX.map((token) => `syntax-${token}`)])(
    'has %s of at least 4.5:1 on all three grounds',
    (token) => {
      expect(Math.min(...onGrounds(token))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('has control borders of at least 3:1 on all three grounds', () => {
    expect(Math.min(...onGrounds('control'))).toBeGreaterThanOrEqual(3)
  })

  it('has text on accent of at least 4.5:1', () => {
    expect(contrast(linear(value('on-accent')), linear(value('accent')))).toBeGreaterThanOrEqual(
      4.5,
    )
  })

  it.each(PALETTE)('[S9-editor-02] shows written $name at 4.5:1 or more', ({ hex }) => {
    const ink = withLightness(linear(hex), Number(value('ink-min')), Number(value('ink-max')))
    const ratios = GROUNDS.map((ground) => contrast(ink, linear(value(ground))))
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(PALETTE)('keeps text readable on a $name highlight', ({ hex }) => {
    const ratios = GROUNDS.map((ground) =>
      contrast(linear(value('text')), linear(mixed(hex, value(ground), 0.3))),
    )
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
  })
})

/** `color-mix(in srgb, a share, b)`. */
function mixed(a: string, b: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(a, at) * share + channel(b, at) * (1 - share)),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

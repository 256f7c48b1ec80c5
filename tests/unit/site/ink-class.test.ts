import { describe, expect, it } from 'vitest'
import { PALETTE } from '#src/contract/palette.ts'
import { inkClass } from '#src/site/post-body/ink-class.ts'

describe('the class of a written colour', () => {
  it.each(PALETTE)('is that of the preset $name', ({ name, hex }) => {
    expect(inkClass({ preset: name, value: hex })).toBe(`ink-${name}`)
  })

  it.each([
    ['#F04040', 'ink-red'],
    ['#0A0A0A80', 'ink-black'],
    ['rgba(60, 130, 240, 0.5)', 'ink-blue'],
    ['teal', 'ink-teal'],
  ])('of %s, which is no preset, is the nearest: %s', (value, name) => {
    expect(inkClass({ value })).toBe(name)
  })

  it.each(['hsl(120 50% 50%)', 'papayawhip'])('is none for %s', (value) => {
    expect(inkClass({ value })).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { checkedColor } from '#src/content/css-color.ts'
import { PALETTE, paletteName } from '#src/contract/palette.ts'

describe('[S9-editor-02] the text colour palette', () => {
  it('has 18 colours, all different', () => {
    expect(PALETTE).toHaveLength(18)
    expect(new Set(PALETTE.map(({ hex }) => hex)).size).toBe(18)
    expect(new Set(PALETTE.map(({ name }) => name)).size).toBe(18)
    expect(new Set(PALETTE.map(({ label }) => label)).size).toBe(18)
  })

  it.each(PALETTE)('$name is in the spelling of the wire and is found again', ({ name, hex }) => {
    expect(checkedColor(hex)).toBe(hex)
    expect(paletteName(hex)).toBe(name)
  })

  it.each(['#123456', 'red', '', '__proto__', '#ef4444'])('%j is no preset', (value) => {
    expect(paletteName(value)).toBeUndefined()
  })
})

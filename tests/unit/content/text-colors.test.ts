import { describe, expect, it } from 'vitest'
import { canonicalColor } from '#src/content/html/css-color.ts'
import { TEXT_COLORS, textColorName } from '#src/lib/color/text-colors.ts'

describe('[S9-editor-02] the text colour palette', () => {
  it('has 18 unique colours', () => {
    expect(TEXT_COLORS).toHaveLength(18)
    expect(new Set(TEXT_COLORS.map(({ hex }) => hex)).size).toBe(18)
    expect(new Set(TEXT_COLORS.map(({ name }) => name)).size).toBe(18)
    expect(new Set(TEXT_COLORS.map(({ label }) => label)).size).toBe(18)
  })

  it.each(TEXT_COLORS)('$name has canonical spelling and is found by it', ({ name, hex }) => {
    expect(canonicalColor(hex)).toBe(hex)
    expect(textColorName(hex)).toBe(name)
  })

  it.each(['#123456', 'red', '', '__proto__', '#ef4444'])('%j is not a preset', (value) => {
    expect(textColorName(value)).toBeUndefined()
  })
})

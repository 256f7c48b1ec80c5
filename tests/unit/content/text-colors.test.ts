import { expect, it } from 'vitest'
import { canonicalColor } from '#src/content/html/css-color.ts'
import { TEXT_COLORS } from '#src/lib/color/text-colors.ts'

it('[S9-editor-02] has 18 unique text colours', () => {
  expect(TEXT_COLORS).toHaveLength(18)
  expect(new Set(TEXT_COLORS.map(({ hex }) => hex)).size).toBe(18)
  expect(new Set(TEXT_COLORS.map(({ name }) => name)).size).toBe(18)
  expect(new Set(TEXT_COLORS.map(({ label }) => label)).size).toBe(18)
})

it.each(TEXT_COLORS)('$name has canonical spelling', ({ hex }) => {
  expect(canonicalColor(hex)).toBe(hex)
})

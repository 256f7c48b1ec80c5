import { expect, it } from 'vitest'
import { TEXT_COLORS } from '#src/lib/color/text-colors.ts'
import { textColorClass } from '#src/site/posts/body/text-color-class.ts'

it.each(TEXT_COLORS)('[S9-editor-02] returns the class of the preset $name', ({ name, hex }) => {
  expect(textColorClass(hex)).toBe(`ink-${name}`)
})

it.each([
  ['#F04040', 'ink-red'],
  ['#0A0A0A80', 'ink-black'],
  ['rgba(60, 130, 240, 0.5)', 'ink-blue'],
  ['teal', 'ink-teal'],
])('maps %s, which is not a preset, to the nearest: %s', (value, name) => {
  expect(textColorClass(value)).toBe(name)
})

it.each(['hsl(120 50% 50%)', 'papayawhip'])('returns no class for %s', (value) => {
  expect(textColorClass(value)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { text } from '#src/drawing/svg-pen.ts'

it('refuses letters that the typeface does not have', () => {
  expect(() => text('→', 0, 0, { size: 40 })).toThrow('→')
})

it('draws letters as outlines, which need no font of the machine', () => {
  expect(text('Folio', 0, 0, { size: 40 })).toMatch(/^<path d="M/)
})

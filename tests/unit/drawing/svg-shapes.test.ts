import { expect, it } from 'vitest'
import { textPath } from '#src/drawing/svg-shapes.ts'

it('refuses letters that the typeface does not have', () => {
  expect(() => textPath('→', 0, 0, { size: 40 })).toThrow('→')
})

it('draws letters as outlines, which need no font of the machine', () => {
  expect(textPath('Folio', 0, 0, { size: 40 })).toMatch(/^<path d="M/)
})

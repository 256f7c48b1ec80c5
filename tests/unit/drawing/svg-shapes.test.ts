import { expect, it } from 'vitest'
import { textPath } from '#src/drawing/svg-shapes.ts'

it('throws for characters that the typeface does not have', () => {
  expect(() => textPath('→', 0, 0, { size: 40 })).toThrow('→')
})

it('draws text as outlines, which need no installed font', () => {
  expect(textPath('Folio', 0, 0, { size: 40 })).toMatch(/^<path d="M/)
})

import { expect, it } from 'vitest'
import { textPath } from '#src/drawing/svg-shapes.ts'

const MONO = { size: 40, face: 'mono', weight: 500, fill: '#000' } as const

it('throws for characters that the typeface does not have', () => {
  expect(() => textPath('→', 0, 0, MONO)).toThrow('→')
})

it('draws text as outlines, which need no installed font', () => {
  expect(textPath('Folio', 0, 0, MONO)).toMatch(/^<path d="M/)
})

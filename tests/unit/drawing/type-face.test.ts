import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { fontOf, trueTypeOf } from '#src/drawing/type-face.ts'
import type { FaceName } from '#src/drawing/type-face.ts'
import { woff2ToTrueType } from '#src/drawing/woff2-font.ts'

const require = createRequire(import.meta.url)
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789éÄç&@%'
const FILES: [FaceName, string][] = [
  ['sans', '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'],
  ['mono', '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'],
]
const outlines = (font: ReturnType<typeof create>) =>
  [...LETTERS].map((letter) => font.layout(letter).glyphs[0]?.path.toSVG())

describe.each(FILES)('the %s face', (face, file) => {
  it('has the outlines of the packed file', () => {
    const packed = create(readFileSync(require.resolve(file)))
    expect(outlines(create(trueTypeOf(face)))).toEqual(outlines(packed))
  })

  it('is wider and heavier when bold', () => {
    expect(outlines(fontOf(face, 700))).not.toEqual(outlines(fontOf(face, 400)))
  })
})

describe('reading WOFF2', () => {
  it('refuses another format', () => {
    expect(() => woff2ToTrueType(trueTypeOf('sans'))).toThrow('not a WOFF2 file')
  })

  it('refuses a file that is cut off', () => {
    const file = readFileSync(require.resolve(FILES[0]?.[1] ?? ''))
    expect(() => woff2ToTrueType(file.subarray(0, 2000))).toThrow('ends too early')
  })
})

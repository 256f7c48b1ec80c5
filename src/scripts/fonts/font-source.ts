import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'

/** The typeface from its package: one variable WOFF2 file for each script and style. */
export const readFontSource = (
  family: string,
  subset: string,
  style: 'normal' | 'italic' = 'normal',
): Promise<Buffer> =>
  readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-${style}.woff2`,
  )

/** The characters that a font has a glyph for. */
export const charactersOf = (font: Buffer): string[] =>
  create(font)
    // 0xffff terminates the character map.
    .characterSet.filter((code) => code !== 0xffff)
    .map((code) => String.fromCodePoint(code))

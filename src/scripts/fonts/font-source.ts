import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'

/** The typeface as its package holds it: one variable WOFF2 file for each script. */
export const readFontSource = (family: string, subset: string): Promise<Buffer> =>
  readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`,
  )

/** The characters that a font has a glyph for. */
export const charactersOf = (font: Buffer): string[] =>
  create(font)
    // The last entry of every character map says that nothing follows.
    .characterSet.filter((code) => code !== 0xffff)
    .map((code) => String.fromCodePoint(code))

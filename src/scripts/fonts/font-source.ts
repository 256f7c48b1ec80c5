import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'

export const readFontSource = (
  family: string,
  subset: string,
  style: 'normal' | 'italic' = 'normal',
): Promise<Buffer> =>
  readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-${style}.woff2`,
  )

export const charactersOf = (font: Buffer): string[] =>
  create(font)
    // 0xffff terminates the character map.
    .characterSet.filter((code) => code !== 0xffff)
    .map((code) => String.fromCodePoint(code))

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { create } from 'fontkit'
import type { Font, Glyph } from 'fontkit'

export type FontFace = 'sans' | 'mono'

/** Unicode subsets of the typeface, one file each; Latin first, because it contains the characters that all share. */
export const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const
export type Subset = (typeof SUBSETS)[number]

export const FONT_FAMILIES: Record<FontFace, string> = { sans: 'geist', mono: 'geist-mono' }

const fonts = new Map<string, Font>()

export function loadFont(face: FontFace, weight: number, subset: Subset = 'latin'): Font {
  const file = fontPath(face, weight, subset)
  const cached = fonts.get(file)
  if (cached) return cached
  const loaded = withCurrentCharacters(create(readFileSync(file)))
  fonts.set(file, loaded)
  return loaded
}

/** fontkit caches glyphs with the characters of their first use. PDF text needs the current ones. */
function withCurrentCharacters(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, characters = []): Glyph => {
    const glyph = getGlyph(id, characters)
    if (characters.length > 0) glyph.codePoints = characters
    return glyph
  }
  return font
}

/** Found by path, not by module resolution, which a bundler would follow. All programs run in the project root. */
export const fontPath = (face: FontFace, weight: number, subset: Subset): string =>
  resolve(
    /* turbopackIgnore: true */ 'src/drawing/fonts',
    `${FONT_FAMILIES[face]}-${subset}-${weight}.ttf`,
  )

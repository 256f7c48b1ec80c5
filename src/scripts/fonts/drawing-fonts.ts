import subsetFont from 'subset-font'
import { FONT_FAMILIES, fontPath, SUBSETS } from '#src/drawing/font-files.ts'
import type { FontFace, Subset } from '#src/drawing/font-files.ts'
import { charactersOf, readFontSource } from './font-source.ts'

/** Weights of Open Graph images and typeset resumes, which may need all glyphs of the typeface. */
const WEIGHTS = { sans: [400, 600, 650], mono: [500] }

/** One static TrueType file per weight and script, because fontkit cannot instantiate a variable WOFF2 font. */
export async function subsetDrawingFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const face of ['sans', 'mono'] as const) {
    for (const weight of WEIGHTS[face])
      for (const subset of SUBSETS)
        files.set(fontPath(face, weight, subset), await cut(face, weight, subset))
  }
  return files
}

async function cut(face: FontFace, weight: number, subset: Subset): Promise<Buffer> {
  const font = await readFontSource(FONT_FAMILIES[face], subset)
  return subsetFont(font, charactersOf(font).join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    noHinting: true,
  })
}

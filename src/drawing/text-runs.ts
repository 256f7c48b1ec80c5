import type { Font } from 'fontkit'
import { loadFont, SUBSETS } from './font-files.ts'
import type { FontFace } from './font-files.ts'

type TextRun = { font: Font; text: string }
type Face = { face: FontFace; weight: number }

/**
 * Splits a text into runs by the font file that contains their glyphs. Characters in none of them (other scripts,
 * emoji) are omitted: no font is fetched, and a missing-glyph box has no information.
 */
export function textRuns(value: string, face: Face): TextRun[] {
  const runs: TextRun[] = []
  for (const letter of value) {
    const font = fontFor(letter, face)
    const last = runs.at(-1)
    if (font === undefined) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** The text without characters that cannot be drawn, and without the gaps they leave. */
export function drawableText(value: string, face: Face): string {
  const letters = [...value.replace(/\s+/g, ' ')].filter((letter) => fontFor(letter, face))
  return letters.join('').replace(/ {2,}/g, ' ').trim()
}

function fontFor(letter: string, { face, weight }: Face): Font | undefined {
  const code = letter.codePointAt(0) ?? 0
  for (const subset of SUBSETS) {
    const font = loadFont(face, weight, subset)
    if (font.hasGlyphForCodePoint(code)) return font
  }
  return undefined
}

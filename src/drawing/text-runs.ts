import type { Font } from 'fontkit'
import { loadFont, SUBSETS } from './font-files.ts'
import type { FontFace } from './font-files.ts'

export type TextRun = { font: Font; text: string }
type Face = { face: FontFace; weight: number }

/**
 * Splits a text by the file of the typeface that has its letters. What none of them has (other scripts,
 * emoji) is left out: nothing is fetched for it, and an empty box says less than nothing.
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

/** The text without the letters that cannot be drawn, and without the gaps they leave. */
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

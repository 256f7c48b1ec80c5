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

/**
 * A text as far as it can be drawn: emoji and other signs that the typeface lacks are left out, with the separators and gaps
 * around them. A text with a letter or digit that it lacks is left out as a whole, because what remains of a title in
 * another script is not its title; so is text that runs from right to left.
 */
export function drawableText(value: string, face: Face): string {
  const text = value.normalize('NFC').replace(/\s+/g, ' ').trim()
  const letters = [...text]
  const drawn = letters.filter((letter) => fontFor(letter, face))
  if (drawn.length === letters.length) return text
  if (letters.some((letter) => /[\p{L}\p{Nd}]/u.test(letter) && !fontFor(letter, face))) return ''
  const rest = drawn
    .join('')
    .replace(EMPTY_BRACKETS, '')
    .replace(DANGLING, '')
    .replace(/ {2,}/g, ' ')
  return /[\p{L}\p{N}]/u.test(rest) ? rest.trim() : ''
}

const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]|“\s*”|"\s*"/g
const DANGLING = /^[\s:;,.·|–—-]+|[\s:;,·|–—-]+$/g

function fontFor(letter: string, { face, weight }: Face): Font | undefined {
  const code = letter.codePointAt(0) ?? 0
  for (const subset of SUBSETS) {
    const font = loadFont(face, weight, subset)
    if (font.hasGlyphForCodePoint(code)) return font
  }
  return undefined
}

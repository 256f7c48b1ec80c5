import type { Font } from 'fontkit'
import { loadFont, SUBSETS } from './font-files.ts'
import type { FontFace } from './font-files.ts'

type TextRun = { font: Font; text: string }
type Face = { face: FontFace; weight: number }

/** Omits characters that no font file has: no font is fetched, and a missing-glyph box has no information. */
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

export function drawableText(value: string, face: Face): string {
  const text = value
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
  const letters = [...text].map((letter) => drawableLetter(letter, face))
  return letters.join('').replace(/ {2,}/g, ' ').trim()
}

/** Ligatures and wide forms have plain letters; a superscript digit would become part of the number before it. */
const HAS_PLAIN_FORM = /[\p{Lu}\p{Ll}\p{Lt}\p{Nd}\p{Nl}\p{Po}]/u

function drawableLetter(letter: string, face: Face): string {
  if (fontFor(letter, face)) return letter
  if (/\p{Pd}/u.test(letter)) return '-'
  const plain = HAS_PLAIN_FORM.test(letter) ? letter.normalize('NFKC') : ''
  return [...plain].every((one) => fontFor(one, face)) ? plain : ''
}

/**
 * Without emoji and their gaps. Empty if a letter or digit is missing, because the rest of a title in another script is
 * not its title, and for right-to-left text.
 */
export function drawableTitle(value: string, face: Face): string {
  const text = value.normalize('NFC').replace(/\s+/g, ' ').trim()
  const drawn = drawableText(text, face)
  if (drawn === text) return text
  const isLost = (letter: string) => /[\p{L}\p{Nd}]/u.test(letter) && !drawableLetter(letter, face)
  if ([...text].some(isLost)) return ''
  const rest = drawn.replace(EMPTY_BRACKETS, '').replace(DANGLING, '').replace(/ {2,}/g, ' ')
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

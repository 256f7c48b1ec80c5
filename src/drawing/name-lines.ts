import { splitGraphemes } from '#src/lib/letter-arcs.ts'
import { MAX_NAME_LINE, NAME_TRACKING } from '#src/lib/name-arcs.ts'
import type { NameLine } from '#src/lib/name-arcs.ts'
import { textWidth } from './svg-shapes.ts'
import { textRuns } from './text-runs.ts'

/** As the name of the home page is set. */
const STYLE = { face: 'sans', weight: 600, size: 1000, tracking: NAME_TRACKING / 1000 } as const
/** A longer name has two lines. */
const MAX_LINE = 13_000
/** Characters as wide as they are high, which the typeface lacks: every font of them has the same widths. */
const SQUARE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f]$/u
const SQUARE_TOP = 860
/** Width of a letter that cannot be measured. */
const UNKNOWN = 700

/** Measures a name as the browser sets it: one line, or two of similar width. */
export function measureName(name: string): NameLine[] {
  const words = name.normalize('NFC').trim().split(/\s+/)
  const line = measureLine(words.join(' '))
  if (line.width <= MAX_LINE || words.length < 2) return [line]
  const pairs = words.slice(1).map((_, index) => {
    const parts = [words.slice(0, index + 1), words.slice(index + 1)]
    return parts.map((part) => measureLine(part.join(' ')))
  })
  const widest = (lines: NameLine[]) => Math.max(...lines.map(({ width }) => width))
  return pairs.toSorted((one, other) => widest(one) - widest(other))[0] ?? [line]
}

function measureLine(text: string): NameLine {
  const letters = splitGraphemes(text)
  const measured = letters.map((letter, index) => {
    const start = widthOf(letters.slice(0, index).join(''))
    const end = widthOf(letters.slice(0, index + 1).join(''))
    // The tracking follows the letter.
    return { x: (start + end - STYLE.tracking * STYLE.size) / 2, top: topOf(letter) }
  })
  const width = Math.round(widthOf(text))
  const isKnown = width <= MAX_NAME_LINE && measured.every(({ top }) => top !== undefined)
  const places = measured.map(({ x, top = 0 }) => ({ x: Math.round(x), top: Math.round(top) }))
  return { text, width, positions: isKnown ? places : [] }
}

const hasGlyph = (letter: string) => textRuns(letter, STYLE).length > 0

function widthOf(text: string): number {
  const missing = [...text].filter((letter) => !hasGlyph(letter))
  const widths = missing.map((letter) =>
    SQUARE.test(letter) ? STYLE.size * (1 + STYLE.tracking) : UNKNOWN,
  )
  return textWidth(text, STYLE) + widths.reduce((sum, width) => sum + width, 0)
}

/** Height of a letter above the baseline; undefined when neither its typeface nor its script tells. */
function topOf(letter: string): number | undefined {
  if (SQUARE.test(letter)) return SQUARE_TOP
  if (![...letter].every(hasGlyph)) return undefined
  const tops = textRuns(letter, STYLE).flatMap(({ font, text }) =>
    font.layout(text).glyphs.map(({ bbox }) => (bbox.maxY * STYLE.size) / font.unitsPerEm),
  )
  return Math.max(0, ...tops)
}

import { letterLinks } from './letter-arcs.ts'
import type { LetterLink } from './letter-arcs.ts'

/** All lengths are thousandths of the font size. */
type NameLetterPosition = {
  /** Middle of the letter, from the start of its line. */
  x: number
  /** Height above the baseline. */
  top: number
}
export type NameLine = { text: string; width: number; positions: NameLetterPosition[] }

/** A longer line has no arcs: it wraps. */
export const MAX_NAME_LINE = 19_000
export const NAME_TRACKING = -35

/** Space above a line of text for the arcs of letters, and below it for the arcs of words. */
const ABOVE = 1020
const BELOW = 420
export const NAME_HEIGHT = ABOVE + 1000 + BELOW
/** From ascent and descent of the typeface. */
const BASELINE = ABOVE + 855
const MAX_RISE = 920
const DOT_GAP = 85
const WORD_GAP = 120
const WORD_DEPTH = 260

/** A letter of a line that occurs again, as path data of SVG. */
type LetterDrawing = { key: string; dots: string; arcs: string }

export function nameArcs({ text, positions }: NameLine): {
  letters: LetterDrawing[]
  words: string
} {
  const { repeats, words } = letterLinks(text)
  const at = (index: number) => positions[index] ?? { x: 0, top: 0 }
  const start = (index: number) => ({
    x: Math.round(at(index).x),
    y: Math.round(BASELINE - at(index).top - DOT_GAP),
  })
  const arc = ({ from, to }: LetterLink) => {
    const [one, other] = [start(from), start(to)]
    const rise = Math.round((4 / 3) * Math.min((other.x - one.x) / 2, MAX_RISE))
    return `M${one.x} ${one.y}C${one.x} ${one.y - rise} ${other.x} ${other.y - rise} ${other.x} ${other.y}`
  }
  const word = ({ from, to }: LetterLink) => {
    const [one, other] = [Math.round(at(from).x), Math.round(at(to).x)]
    const y = BASELINE + WORD_GAP
    return `M${one} ${y}C${one} ${y + WORD_DEPTH} ${other} ${y + WORD_DEPTH} ${other} ${y}`
  }
  const dot = (index: number) => `M${start(index).x} ${start(index).y}h0`
  if (positions.length === 0) return { letters: [], words: '' }
  return {
    letters: repeats.map(({ key, indexes, links }) => ({
      key,
      dots: indexes.map(dot).join(''),
      arcs: links.map(arc).join(''),
    })),
    words: words
      .filter(({ from, to }) => from < to)
      .map(word)
      .join(''),
  }
}

export type LetterLink = { from: number; to: number }

/** Beyond that the letters would be closer to each other than a line is wide. */
const MAX_LETTERS = 96

const PUNCTUATION = /^\p{P}$/u

/** Which letters of a text occur again, and where its words begin and end. */
export function letterLinks(text: string) {
  const letters = splitGraphemes(text.normalize('NFC').trim().replace(/\s+/g, ' '))
    .slice(0, MAX_LETTERS)
    .map((letter) => (letter.trim() === '' ? ' ' : letter))
  const positions = new Map<string, number[]>()
  letters.forEach((letter, index) => {
    if (letter === ' ' || PUNCTUATION.test(letter)) return
    const key = letterKey(letter)
    positions.set(key, [...(positions.get(key) ?? []), index])
  })
  // Each letter that occurs again, most frequent first: its places, each linked to the next.
  const repeats = [...positions]
    .map(([key, indexes]) => {
      const links = indexes.slice(1).map((to, index) => ({ from: indexes[index] ?? to, to }))
      return { key, indexes, links }
    })
    .filter(({ links }) => links.length > 0)
    .toSorted((one, other) => other.links.length - one.links.length)
  return { letters, repeats, words: wordRanges(letters) }
}

export const letterKey = (letter: string): string => letter.normalize('NFC').toLowerCase()

/** Characters that never join another one. */
const SEPARATE = /^[ -~\u00a0-\u02ff\u2010-\u2027\u2030-\u205e]*$/
let segmenter: Intl.Segmenter | undefined

/** A text as its characters: an accent, a vowel sign or the parts of an emoji belong to one. */
export function splitGraphemes(text: string): string[] {
  // Browsers take 30 ms to make a segmenter, while they hydrate the page.
  if (SEPARATE.test(text)) return Array.from(text)
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

function wordRanges(letters: readonly string[]): LetterLink[] {
  const words: LetterLink[] = []
  letters.forEach((letter, index) => {
    if (letter === ' ') return
    const last = words.at(-1)
    if (last && letters[index - 1] !== ' ') last.to = index
    else words.push({ from: index, to: index })
  })
  return words
}

type Box = { width: number; height: number; margin: number }

/** Path data of SVG, without a fill. The same text has the same drawing everywhere. The line runs along the longer side of the box. */
export function letterArcs(text: string, { width, height, margin }: Box) {
  const { letters, repeats, words } = letterLinks(text)
  const isUpright = height > width
  const [length, depth] = isUpright ? [height, width] : [width, height]
  // Letter arcs use three fifths of the depth, word arcs the rest.
  const line = margin + (depth - 2 * margin) * 0.62
  const step = (length - 2 * margin) / Math.max(1, letters.length - 1)
  const positions = letters.map((_, index) => {
    const along = round(letters.length === 1 ? length / 2 : margin + index * step)
    return isUpright ? { x: round(line), y: along } : { x: along, y: round(line) }
  })
  const point = (index: number) => `${positions[index]?.x ?? 0} ${positions[index]?.y ?? 0}`
  const arcs = (links: readonly LetterLink[], room: number, sweep: 0 | 1) => {
    const widest = Math.max(0, ...links.map(({ from, to }) => to - from)) * (step / 2)
    return (link: LetterLink) => {
      const along = ((link.to - link.from) * step) / 2
      const across = along * Math.min(1.6, room / widest)
      const radii = isUpright ? [across, along] : [along, across]
      const side = isUpright ? 1 - sweep : sweep
      return `M${point(link.from)}A${radii.map(round).join(' ')} 0 0 ${side} ${point(link.to)}`
    }
  }
  const letterArc = arcs(
    repeats.flatMap(({ links }) => links),
    line - margin,
    1,
  )
  const wordArc = arcs(words, depth - margin - line, 0)
  return {
    dots: letters.map((letter, index) => (letter === ' ' ? '' : `M${point(index)}h0`)).join(''),
    repeats: repeats.map(({ links }) => links.map(letterArc).join('')),
    words: words
      .filter(({ from, to }) => from < to)
      .map(wordArc)
      .join(''),
    letters,
    places: positions,
  }
}

const round = (value: number) => Math.round(value * 10) / 10

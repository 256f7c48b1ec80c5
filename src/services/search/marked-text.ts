import type { MarkedText } from '#src/contract/search/search-schemas.ts'
import { MARK } from './search-query.ts'

/** The pieces of a text in which PostgreSQL has marked the words found, in one line. */
export const readMarks = (text: string): MarkedText =>
  text
    .replaceAll(MARK.separator, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(MARK.start)
    .flatMap((piece, index) => {
      const [first = '', rest] = index === 0 ? ['', piece] : piece.split(MARK.end)
      return [
        { text: first, isMarked: true },
        { text: rest ?? '', isMarked: false },
      ]
    })
    .filter((piece) => piece.text !== '')

/** Length of a sentence in a list of results. */
const MAX_SENTENCE = 220
/** Between sentences, and between a heading or a paragraph and the next. */
const BOUNDARY = /(?<=[.!?…。！？][”"’)]?)\s+(?=[^\s\p{Ll}])|\s*\n\s*/u

/** The sentence of a passage with the most words found; an ellipsis stands where it is cut. */
export function bestSentence(passage: string): string {
  const sentences = passage.trim().split(BOUNDARY)
  const marks = sentences.map((one) => one.split(MARK.start).length)
  const place = marks.indexOf(Math.max(...marks))
  const isCut = (at: number, edge: RegExp) =>
    (at === 0 || at === sentences.length - 1) && edge.test(sentences[at] ?? '')
  const before = place === 0 && isCut(0, /^[\p{Ll}\p{P}]/u) ? '…' : ''
  const after = place === sentences.length - 1 && isCut(place, /[\p{L}\p{N},;:]$/u) ? '…' : ''
  return `${before}${shortened(sentences[place] ?? '')}${after}`
}

function shortened(sentence: string): string {
  if (sentence.length <= MAX_SENTENCE) return sentence
  const words = sentence.split(' ')
  const first = Math.max(0, words.findIndex((word) => word.includes(MARK.start)) - 8)
  let length = 0
  const shown = words.slice(first).filter((word) => (length += word.length + 1) <= MAX_SENTENCE)
  const isLast = first + shown.length === words.length
  return `${first > 0 ? '…' : ''}${shown.join(' ')}${isLast ? '' : '…'}`
}

/** Marks the parts of a search in scripts without spaces, which PostgreSQL does not. */
export const markRuns = (text: string, runs: readonly string[]): string =>
  runs.reduce((marked, run) => marked.replaceAll(run, `${MARK.start}${run}${MARK.end}`), text)

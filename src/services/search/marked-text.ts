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
const BOUNDARY = /(?<=[.!?…。！？][”"’)]?)\s+(?=[^\s\p{Ll}])|\s*\n\s*/u

/** A heading or a list item, whose end does not end a sentence. */
const UNFINISHED = /[\p{L}\p{N}\p{Cc}]$/u

/**
 * The sentence of a passage with the most words found, with the next one if it is a heading; an ellipsis stands where the
 * passage is cut.
 */
export function bestSentence(passage: string): string {
  const sentences = passage.trim().split(BOUNDARY)
  const marks = sentences.map((one) => one.split(MARK.start).length)
  const position = marks.indexOf(Math.max(...marks))
  const isHeading = position < sentences.length - 1 && UNFINISHED.test(sentences[position] ?? '')
  const shown = sentences.slice(position, position + (isHeading ? 2 : 1)).join(' · ')
  const isFirst = position === 0
  const isLast = position + (isHeading ? 2 : 1) === sentences.length
  const before = isFirst && /^[\p{Ll}\p{P}]/u.test(shown) ? '…' : ''
  const after = isLast && /[\p{L}\p{N},;:]$/u.test(shown) ? '…' : ''
  return `${before}${shortened(shown)}${after}`
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

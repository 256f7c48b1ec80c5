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

/** Marks the parts of a search in scripts without spaces, which PostgreSQL does not. */
export const markRuns = (text: string, runs: readonly string[]): string =>
  runs.reduce((marked, run) => marked.replaceAll(run, `${MARK.start}${run}${MARK.end}`), text)

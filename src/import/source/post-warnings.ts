import { pluralize } from '#src/lib/format/pluralize.ts'
import type { SourceLocation, SourceWarning } from './source-post.ts'

/** A warning about a line, counted from 1, of a text that begins at `place`. */
export const warningAt = (
  place: SourceLocation,
  { line, ...warning }: Omit<SourceWarning, 'place'> & { line?: number },
): SourceWarning => ({
  ...warning,
  place: line === undefined ? place : { ...place, line: (place.line ?? 1) + line - 1 },
})

/** Undefined counts, and zero, give no warning. */
export const commentsWarning = (count: unknown, place: SourceLocation): SourceWarning[] =>
  typeof count === 'number' && count > 0
    ? [
        {
          ...{ place, kind: 'comments' },
          text: `${pluralize(count, 'comment')} of readers will not be imported.`,
        },
      ]
    : []

export const pageWarning = (title: string, place: SourceLocation): SourceWarning => ({
  ...{ place, kind: 'page' },
  text: `The page “${title}” is skipped: it is not a post.`,
})

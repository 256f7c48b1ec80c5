import { pluralize } from '#src/lib/format/pluralize.ts'
import type { SourcePlace, SourceWarning } from './source-post.ts'

/** How many comments of readers a post leaves behind; nothing where there are none, or it is not known. */
export const commentsWarning = (count: unknown, place: SourcePlace): SourceWarning[] =>
  typeof count === 'number' && count > 0
    ? [
        {
          ...{ place, kind: 'comments' },
          text: `${pluralize(count, 'comment')} of readers will not be imported.`,
        },
      ]
    : []

export const pageWarning = (title: string, place: SourcePlace): SourceWarning => ({
  ...{ place, kind: 'page' },
  text: `The page “${title}” is skipped: it is not a post.`,
})

import { isFuture } from '#src/contract/posts/post-schemas.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { quotedTitles } from '#src/lib/format/quoted-titles.ts'

/** So many posts are not published for the first time, or unpublished, without a question. */
export const MANY_POSTS = 5

const wasNeverPublic = ({ publishedAt }: ListedPost) => !publishedAt || isFuture(publishedAt)

/** `choice` also publishes posts that were never public. If none ever was, only many need a question. */
export function firstPublication(posts: ListedPost[]) {
  const fresh = posts.filter(wasNeverPublic)
  const known = posts.filter((post) => !wasNeverPublic(post))
  const isMixed = fresh.length > 0 && known.length > 0
  if (!isMixed && fresh.length < MANY_POSTS) return null
  const [verb, pronoun] = fresh.length === 1 ? ['was', 'it'] : ['were', 'them']
  const named = `${pluralize(fresh.length, 'post')} ${verb} never public: ${quotedTitles(fresh.map(({ title }) => title))}.`
  return {
    known,
    choice: isMixed ? `Publish ${pronoun} too` : null,
    question: {
      title: `Publish ${pluralize(posts.length, 'post')}?`,
      description: isMixed
        ? `${named} If you do not select this, only the others are published.`
        : named,
      confirmLabel: 'Publish',
    },
  }
}

import { isEmptyContent } from '#src/content/format/empty-content.ts'
import { POST_FIELD_NAMES } from '#src/contract/posts/post-fields.ts'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'

// Publication keeps the slug: an old one may break the rules of a new one.
const CHECKED_FIELDS = POST_FIELD_NAMES.filter((name) => name !== 'slug')

/** The first rule of the editor's form that a post breaks. */
export function publicationProblem(post: Post): string | undefined {
  const fields = Object.fromEntries(CHECKED_FIELDS.map((name) => [name, post[name]]))
  const checked = postBodySchema.safeParse({ ...fields, isPublished: true })
  if (!checked.success) return checked.error.issues[0]?.message
  return isEmptyContent(post.content) ? 'Content is required' : undefined
}

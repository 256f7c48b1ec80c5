import { isEmptyContent } from '#src/content/format/empty-content.ts'
import { POST_FIELD_NAMES } from '#src/contract/posts/post-fields.ts'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'

const CHECKED_FIELDS = POST_FIELD_NAMES.filter((name) => name !== 'slug')

export function publicationProblem(post: Post): string | undefined {
  const fields = Object.fromEntries(CHECKED_FIELDS.map((name) => [name, post[name]]))
  const checked = postBodySchema.safeParse({ ...fields, isPublished: true })
  if (!checked.success) return checked.error.issues[0]?.message
  return isEmptyContent(post.content) ? 'Content is required' : undefined
}

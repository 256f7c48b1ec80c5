import type { PayloadRequest } from 'payload'
import { as } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { StoredState } from '#collections/tables/post-states.ts'
import { toIso, toPost } from './post-mapper.ts'
import { isEmptyContent } from '#src/content/format/empty-content.ts'
import { POST_FIELD_NAMES } from '#src/contract/posts/post-fields.ts'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'

/** An author is never missing: it would be the owner. */
const ANY_AUTHOR = 'Owner'

type Draft = { actor: Admin; post: StoredState; at: string }

/** Validates first, because Payload rolls back the complete transaction. Returns the new state, or the problem. */
export async function publishDraft(
  req: PayloadRequest,
  { actor, post, at }: Draft,
): Promise<StoredState | { reason: string }> {
  const options = { collection: 'posts' as const, id: post.id, ...as(actor, req) }
  const draft = await req.payload.findByID({ ...options, draft: true })
  const reason = publicationProblem(toPost(draft, ANY_AUTHOR))
  if (reason) return { reason }
  req.context.isRecordedByCaller = true
  const data = { _status: 'published' as const, publishedAt: at }
  const saved = await req.payload.update({ ...options, data })
  return {
    ...post,
    title: saved.title,
    status: 'published',
    publishedAt: toIso(saved.publishedAt),
    firstPublishedAt: toIso(saved.firstPublishedAt),
    savedAt: saved.updatedAt,
  }
}

// Publication keeps the slug: an old one may break the rules of a new one.
const CHECKED_FIELDS = POST_FIELD_NAMES.filter((name) => name !== 'slug')

/** The first rule of the editor's form that a post breaks. */
export function publicationProblem(post: Post): string | undefined {
  const fields = Object.fromEntries(CHECKED_FIELDS.map((name) => [name, post[name]]))
  const checked = postBodySchema.safeParse({ ...fields, isPublished: true })
  if (!checked.success) return checked.error.issues[0]?.message
  return isEmptyContent(post.content) ? 'Content is required' : undefined
}

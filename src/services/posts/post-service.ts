import type { PayloadRequest, Where } from 'payload'
import { ServiceError } from '#src/contract/errors.ts'
import { DEFAULT_CATEGORY } from '#src/contract/limits.ts'
import { OPTIONAL_FIELDS } from '#src/contract/posts/post-fields.ts'
import { isFuture } from '#src/contract/posts/post-schemas.ts'
import type { Post, PostBody } from '#src/contract/posts/post-schemas.ts'
import { isUuid } from '#src/contract/id-schemas.ts'
import { withoutUndefined } from '#src/lib/without-undefined.ts'
import { convert } from '#src/services/conversion/convert.ts'
import { assertUnchangedSince, lockUnchanged } from '#src/services/platform/document-versions.ts'
import { withIdempotencyKey } from '#src/services/platform/idempotency.ts'
import { as, findDocument, findFirst, withTransaction } from '#src/services/platform/payload.ts'
import type { Actor, Admin } from '#src/services/platform/payload.ts'
import { getOwnerName } from '#src/services/profile/profile-service.ts'
import { toPost } from './post-mapper.ts'
import { findPublicPost } from './public-posts.ts'
import { moveToTrash, restoreFromTrash } from '#src/services/trash/trash.ts'

/**
 * GET /api/blog/{id} by uuid or slug. Administrators get the newest draft, because the next save would replace it.
 * Errors: `not-found`.
 */
export async function getPost({ actor, id }: { actor: Actor; id: string }): Promise<Post> {
  if (actor.kind === 'visitor') {
    const post = await findPublicPost(id)
    if (!post) throw new ServiceError('not-found')
    return post
  }
  const doc = await findPost({ actor, id })
  if (!doc) throw new ServiceError('not-found')
  const newest = await findDocument('posts', { id: doc.id, draft: true, ...as(actor) })
  const { _status, publishedAt, firstPublishedAt } = doc
  // Status and dates come from the post itself, not from the unpublished draft over it.
  const dated = { ...doc, ...newest, _status, publishedAt, firstPublishedAt }
  return toPost(dated, await getOwnerName())
}

/**
 * POST /api/blog: sanitises the post. A repeated `key` returns or updates the first post. Errors: `invalid` with
 * fields; `not-found` when that is in the trash, `stale` after another save.
 */
export async function createPost({ actor, body, key = null }: NewPost): Promise<Post> {
  const owner = await getOwnerName()
  const html = await asHtml(body)
  return withTransaction(actor, async (req) => {
    const options = { collection: 'posts' as const, ...as(actor, req) }
    const data = toData(html)
    const make = async () => (await req.payload.create({ ...options, data })).id
    const made = await withIdempotencyKey(req, {
      kind: 'posts',
      key,
      requestBody: body,
      create: make,
    })
    if (made.isReplay) await assertUnchangedSince(req, made)
    const post =
      made.isReplay && !made.isSameBody
        ? await req.payload.update({ ...options, id: made.id, data })
        : await req.payload.findByID({ ...options, id: made.id })
    if (!made.isSameBody) await made.recordSave(post.updatedAt)
    return toPost(post, owner)
  })
}

/**
 * PUT /api/blog/{id}: checks `ifMatch` under a row lock, because Payload's check lets concurrent saves win. Errors:
 * `not-found`, `stale`, `invalid` with fields.
 */
export async function updatePost(input: {
  actor: Actor
  id: string
  body: PostBody
  ifMatch?: string | null
}): Promise<Post> {
  const owner = await getOwnerName()
  const body = await asHtml(input.body)
  return withTransaction(input.actor, async (req) => {
    const id = isUuid(input.id) ? input.id : (await readPost(req, input)).id
    await lockUnchanged(req, { kind: 'posts', id, ifMatch: input.ifMatch })
    // Read under the lock: another save may have changed the fields that the body omits.
    const stored = await readPost(req, { ...input, id })
    const doc = await req.payload.update({
      collection: 'posts',
      id,
      data: toData(body, stored),
      ...as(input.actor, req),
    })
    return toPost(doc, owner)
  })
}

type NewPost = { actor: Actor; body: PostBody; key?: string | null }
type OfPost = { actor: Admin; id: string }

/** DELETE /api/blog/{id}: into the trash. Errors: `not-found`, also for the second of two concurrent calls. */
export async function deletePost({ actor, id }: OfPost): Promise<{ id: string }> {
  const found = await findPost({ actor, id })
  if (!found) throw new ServiceError('not-found')
  return moveToTrash({ actor, kind: 'posts', id: found.id })
}

/** POST /api/blog/{id}/restore: out of the trash, unchanged. Errors: `not-found`. */
export const restorePost = ({ actor, id }: OfPost) => restoreFromTrash({ actor, kind: 'posts', id })

function findPost({ actor, id }: { actor: Actor; id: string }, req?: PayloadRequest) {
  const where: Where = isUuid(id) ? { id: { equals: id } } : { slug: { equals: id } }
  return findFirst('posts', { where, ...as(actor, req) })
}

async function readPost(req: PayloadRequest, { actor, id }: { actor: Actor; id: string }) {
  const found = await findPost({ actor, id }, req)
  if (!found) throw new ServiceError('not-found')
  return found
}

/** The body of a request with its content as HTML. Converted before the transaction, which would wait for it. */
async function asHtml({
  contentType,
  content,
  ...fields
}: PostBody): Promise<Omit<PostBody, 'contentType'>> {
  if (contentType !== 'markdown') return { ...fields, content }
  return { ...fields, content: await convert(TEXT, 'markdownToContent', content) }
}

const TEXT = { name: 'The text', field: 'content' }

type Stored = { category?: string | null; publishedAt?: string | null }

/** Omitted fields are unchanged. A draft keeps its dates (S4-post-07: it sends none). */
function toData(
  { isPublished, publishedAt, category, ...fields }: Omit<PostBody, 'contentType'>,
  stored?: Stored,
) {
  const planned = isFuture(stored?.publishedAt) ? stored.publishedAt : undefined
  return {
    // Also when the request of a new post is repeated with less.
    ...(stored ? {} : OPTIONAL_FIELDS),
    ...withoutUndefined(fields),
    category: category ?? stored?.category ?? DEFAULT_CATEGORY,
    ...(isPublished ? { publishedAt: publishedAt ?? planned ?? new Date().toISOString() } : {}),
    _status: isPublished ? ('published' as const) : ('draft' as const),
  }
}

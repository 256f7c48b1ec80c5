import type { PayloadRequest } from 'payload'
import type { Post as PostDocument } from '#collections/generated/payload-types.ts'
import { eachPostField } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import type { LivePost, PostDraftBody } from '#src/contract/posts/post-draft-schemas.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { DEFAULT_CATEGORY } from '#src/contract/limits.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { withoutUndefined } from '#src/lib/without-undefined.ts'
import { assertUnchangedSince, lockUnchanged } from '#src/services/platform/document-versions.ts'
import { withIdempotencyKey } from '#src/services/platform/idempotency.ts'
import { as, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { getOwnerName } from '#src/services/profile/profile-service.ts'
import { newestAutosave } from '#collections/tables/post-version-rows.ts'
import { toPost } from './post-mapper.ts'

/** An automatic save replaces the one before it, unless the author was away for as long. */
const SESSION_MINUTES = 30

type NewDraft = { actor: Admin; body: PostDraftBody; key: string | null }
type OfDraft = { actor: Admin; /** uuid */ id: string; ifMatch?: string | null }

/**
 * POST /api/post-drafts: a later POST /api/blog with the same key completes it. Errors: `not-found` if it is in the
 * trash, `stale`.
 */
export async function createPostDraft({ actor, body, key }: NewDraft): Promise<Post> {
  const owner = await getOwnerName()
  return withTransaction(actor, async (req) => {
    req.context.isAutosave = true
    const data = { ...withoutUndefined(body), _status: 'draft' as const }
    const made = await withIdempotencyKey(req, {
      kind: 'posts',
      key,
      requestBody: body,
      create: async () => {
        const options = { collection: 'posts' as const, ...as(actor, req) }
        const category = body.category ?? DEFAULT_CATEGORY
        return (await req.payload.create({ ...options, data: { ...data, category }, draft: true }))
          .id
      },
    })
    if (made.isReplay) await assertUnchangedSince(req, made)
    const post = made.isReplay
      ? await saveDraft(req, { actor, id: made.id, body })
      : await readPost(req, { actor, id: made.id })
    await made.recordSave(post.updatedAt)
    return toPost(post, owner)
  })
}

/**
 * PUT /api/post-drafts/{id}: the text may be incomplete; the published version does not change. Errors: `not-found`,
 * `stale`.
 */
export async function savePostDraft(input: OfDraft & { body: PostDraftBody }): Promise<Post> {
  const owner = await getOwnerName()
  return withTransaction(input.actor, async (req) => {
    req.context.isAutosave = true
    await lockUnchanged(req, { kind: 'posts', ...input })
    return toPost(await saveDraft(req, input), owner)
  })
}

/** GET /api/post-drafts/{id}. Errors: `not-found`. */
export async function getLivePost({ actor, id }: OfDraft): Promise<LivePost> {
  const owner = await getOwnerName()
  return withTransaction(actor, async (req) => {
    const post = await readPost(req, { actor, id })
    return { live: post._status === 'published' ? toPost(post, owner) : null }
  })
}

/** DELETE /api/post-drafts/{id}: the discarded text stays in the history. Errors: `not-found`, also for a draft, `stale`. */
export async function discardPostDraft(input: OfDraft): Promise<Post> {
  const owner = await getOwnerName()
  const { actor, id } = input
  return withTransaction(actor, async (req) => {
    await lockUnchanged(req, { kind: 'posts', ...input })
    const post = await readPost(req, { actor, id })
    if (post._status !== 'published') throw new ServiceError('not-found')
    const data = { ...fieldsOf(post), _status: 'published' as const }
    const options = { collection: 'posts' as const, id, ...as(actor, req) }
    return toPost(await req.payload.update({ ...options, data }), owner)
  })
}

type Target = { actor: Admin; id: string }

/** The post itself, without a draft over it. */
async function readPost(req: PayloadRequest, { actor, id }: Target): Promise<PostDocument> {
  const options = { collection: 'posts' as const, ...as(actor, req) }
  const post = await req.payload.findByID({ ...options, id, disableErrors: true })
  if (!post) throw new ServiceError('not-found')
  return post
}

const fieldsOf = (post: PostDocument) =>
  eachPostField((name) => post[name] ?? null) as Pick<PostDocument, PostFieldName>

async function saveDraft(
  req: PayloadRequest,
  { actor, id, body }: Target & { body: PostDraftBody },
): Promise<PostDocument> {
  const post = await readPost(req, { actor, id })
  const replaced = await newestAutosave(req, { id, minutes: SESSION_MINUTES })
  const data = { ...withoutUndefined(body), _status: 'draft' as const }
  const options = { collection: 'posts' as const, id, ...as(actor, req) }
  const saved = await req.payload.update({ ...options, data, draft: true })
  if (replaced)
    await req.payload.db.deleteVersions({
      collection: 'posts',
      where: { id: { equals: replaced } },
      req,
    })
  const { _status, publishedAt, firstPublishedAt } = post
  // Payload stores a draft as a version only; lists show the post.
  if (_status !== 'published') {
    const { slugHistory, updatedAt } = saved
    const row = { ...fieldsOf(saved), slugHistory, updatedAt, isAutosaved: true }
    await req.payload.db.updateOne({ collection: 'posts', id, data: row, req })
  }
  return { ...saved, _status, publishedAt, firstPublishedAt }
}

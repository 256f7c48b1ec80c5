import type { PayloadRequest } from 'payload'
import type { Post } from '#collections/generated/payload-types.ts'
import { lockDocument } from '#collections/tables/document-lock.ts'
import { setImportedDates } from '#collections/tables/post-version-rows.ts'
import { as, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { PostHead } from '#src/import/prepare/post-reader.ts'
import { addPostRedirects, oldPaths } from '#src/services/redirects/post-redirects.ts'
import { setDeletedAt } from '#src/services/trash/trash.ts'
import { isUnmodified, releaseRevertedSlug, writeImportRecord } from './import-records.ts'
import type { ImportRecord } from './import-records.ts'
import type { postValues } from '#src/import/prepare/post-values.ts'

export type Saving = {
  actor: Admin
  origin: string
  run: string
  post: PostHead
  slug: string
  values: ReturnType<typeof postValues>['values'] & { imageUrl: string | null }
  sourceHash: string
  record: ImportRecord | undefined
}

export type Saved =
  | { outcome: 'imported' | 'updated'; slug: string; redirects: number; taken: string[] }
  | { outcome: 'kept'; reason: string }

export const EDITED = 'It has been edited on this site since the last import.'
export const PRESENT = 'A post with this URL already exists.'
export const DELETED = 'It has been deleted on this site since the last import.'

/** The owner deleted the post. Posts trashed by a revert are imported again. */
export const isDeletedLocally = ({ post, isReverted }: ImportRecord): boolean =>
  !isReverted && (!post || post.isTrashed)

/** Stores a post with its redirects and its record, all in one transaction. */
export async function savePost(saving: Saving): Promise<Saved> {
  const { actor, origin, run, post, sourceHash, record } = saving
  return withTransaction(actor, async (req) => {
    // One event for the whole import.
    req.context.isRecordedByCaller = true
    if (record && isDeletedLocally(record)) return { outcome: 'kept', reason: DELETED }
    const stored = record?.post
    if (record && stored) {
      if (stored.isTrashed)
        await setDeletedAt(req, { kind: 'posts', ids: [stored.id], isDeleted: false })
      if (!isInTrash(record) && (await isEdited(req, { ...saving, id: stored.id, record })))
        return { outcome: 'kept', reason: EDITED }
    }
    const doc = stored ? await update(req, saving, stored.id) : await create(req, saving)
    if (run !== '')
      await writeImportRecord(req, {
        ...{ origin, key: post.key, post: doc, sourceHash, textHash: post.textHash, run },
      })
    const slug = doc.slug ?? doc.id
    const paths = oldPaths(post.oldPaths, slug)
    const added = await addPostRedirects(req, { paths, postId: doc.id, run })
    return { outcome: outcomeOf(record), slug, ...added }
  })
}

const isInTrash = ({ post }: ImportRecord) => post?.isTrashed === true

export const outcomeOf = (record: ImportRecord | undefined) =>
  record && !record.isReverted ? 'updated' : 'imported'

/** Whether a post was edited here; what its transaction checks again, under a lock. */
export async function wasEdited(
  record: ImportRecord,
  saving: Pick<Saving, 'actor'> & { values: Pick<Saving['values'], 'readTime'> },
): Promise<boolean> {
  const { post } = record
  if (!post || isInTrash(record)) return false
  return withTransaction(saving.actor, (req) => isEdited(req, { ...saving, id: post.id, record }))
}

async function isEdited(
  req: PayloadRequest,
  {
    actor,
    id,
    record,
    values,
  }: Parameters<typeof wasEdited>[1] & { id: string; record: ImportRecord },
): Promise<boolean> {
  if ((await lockDocument(req, { kind: 'posts', id })) === null) return true
  const newest = await req.payload.findByID({
    collection: 'posts',
    id,
    draft: true,
    ...as(actor, req),
  })
  return !isUnmodified(newest, { record, readTime: values.readTime })
}

async function create(req: PayloadRequest, saving: Saving): Promise<Post> {
  const { actor, post, values, slug } = saving
  const { stored } = post
  req.context.formerSlugs = stored?.formerSlugs ?? []
  await releaseRevertedSlug(req, slug)
  const doc = await req.payload.create({
    collection: 'posts',
    data: { ...values, slug },
    // Drafts may lack required fields.
    draft: stored !== undefined && values._status === 'draft',
    ...as(actor, req),
  })
  await setImportedDates(req, doc.id, datesOf(saving))
  return doc
}

/** Lists of the management area are in the order of creation. */
function datesOf({ post, values }: Saving) {
  const { publishedAt, updatedAt, stored } = post
  const dated = values.publishedAt === undefined ? undefined : new Date(values.publishedAt)
  const published = dated && new Date(Math.min(dated.getTime(), Date.now()))
  return {
    createdAt: stored?.createdAt ?? published,
    updatedAt: stored?.updatedAt,
    // A draft that was public once.
    firstPublishedAt: stored || isPastDraft(post, values) ? publishedAt : undefined,
    textChangedAt: stored || isLater(updatedAt, publishedAt) ? updatedAt : undefined,
  }
}

const isPastDraft = (
  { isDraft, hasAppeared, publishedAt }: PostHead,
  { _status }: Saving['values'],
) => _status === 'draft' && (hasAppeared === true || !isDraft) && isLater(new Date(), publishedAt)

const isLater = (date: Date | undefined, than: Date | undefined) =>
  date !== undefined && than !== undefined && date > than

/** The slug stays: URLs of a post do not change by themselves. */
const update = (req: PayloadRequest, { actor, values }: Saving, id: string): Promise<Post> =>
  req.payload.update({ collection: 'posts', id, data: values, ...as(actor, req) })

import { ServiceError } from '#src/contract/errors.ts'
import type {
  MediaChange,
  MediaItem,
  MediaPatch,
  MediaUse,
} from '#src/contract/files/media-schemas.ts'
import { mediaColumns, rowToMediaItem, toMediaItem } from './media-mapper.ts'
import { as, payloadClient, readSql, withTransaction } from '#src/services/platform/payload.ts'
import type { Actor, Admin } from '#src/services/platform/payload.ts'
import { fileUrl } from '#src/services/storage/payload-storage-adapter.ts'
import { createStoredFile } from '#src/services/uploads/store-upload.ts'
import { moveToTrash, restoreFromTrash, setDeletedAt } from '#src/services/trash/trash.ts'
import { prepareMedia } from '#src/services/uploads/prepare-upload.ts'
import type { IncomingFile } from '#src/services/uploads/prepare-upload.ts'
import { notifyPublicChange } from '#collections/hooks/notify-public-change.ts'
import { runSql, sql } from '#collections/sql.ts'
import { hasDraftWith } from '#collections/tables/post-versions.ts'

/**
 * GET /api/media (§7): every media file, newest first, with only the smallest size of an image, because all
 * sizes make the list three times as long. In SQL: Payload takes half a second for five thousand, and the list
 * has no pages.
 */
export async function listMedia(_caller: { actor: Admin }): Promise<MediaItem[]> {
  const rows = await readSql(
    sql`select ${mediaColumns} from media where deleted_at is null order by created_at desc, id`,
  )
  return rows.map(rowToMediaItem).map(withSmallestSize)
}

function withSmallestSize(item: MediaItem): MediaItem {
  const [first, ...others] = item.sizes
  if (first === undefined) return item
  const smallest = others.reduce((least, one) => (one.width < least.width ? one : least), first)
  return { ...item, sizes: [smallest] }
}

/**
 * POST /api/media/upload (§7): validates the file by its bytes and stores it; images also in the sizes that
 * pages load.
 * @param file at most 10 MB; its name is only shown
 * @param key idempotency key: a repeated request stores no second file
 * Errors: `invalid`, `too-large`, `wrong-type`, `storage-full`, `unavailable`.
 */
export async function createMedia({
  actor,
  file,
  key = null,
}: {
  actor: Actor
  file: IncomingFile
  key?: string | null
}): Promise<MediaItem> {
  const upload = await prepareMedia(file)
  const id = await createStoredFile({ actor, collection: 'media', upload, key })
  const payload = await payloadClient()
  return toMediaItem(await payload.findByID({ collection: 'media', id, depth: 0, ...as(actor) }))
}

/**
 * PATCH /api/media/{id}: the name or the alternative text; pages show it at once. In SQL: Payload writes back every
 * column, which would undo a change made meanwhile. Errors: `not-found`.
 */
export async function updateMedia({
  actor,
  id,
  patch: { originalName, alt },
}: {
  actor: Admin
  id: string
  patch: MediaPatch
}): Promise<MediaItem> {
  return withTransaction(actor, async (req) => {
    const [row] = await runSql(
      req,
      sql`update media set original_name = coalesce(${originalName ?? null}, original_name),
            alt = coalesce(${alt ?? null}, alt), updated_at = now()
          where id = ${id} and deleted_at is null returning ${mediaColumns}`,
    )
    if (!row) throw new ServiceError('not-found')
    await notifyPublicChange(req)
    return rowToMediaItem(row)
  })
}

/**
 * GET /api/media/uses: the posts, by title, that embed or link to one of the files, newer drafts of them included.
 * Files in the trash are used nowhere.
 */
export async function listUsesOfMedia({
  ids,
}: {
  actor: Admin
  ids: readonly string[]
}): Promise<MediaUse[]> {
  const address = sql`${fileUrl('media', '')}::text || media.filename`
  // Administrators may read every post. A draft on top of a published post exists as a version only.
  const rows = await readSql(
    sql`select id, title, _status from posts where deleted_at is null and exists (
          select from media where media.id = any(${sql.param([...ids])}::uuid[]) and media.deleted_at is null and (
            strpos(content, ${address}) > 0 or strpos(image_url, ${address}) > 0
            or ${hasDraftWith(address)}))
        order by title, id`,
  )
  return rows.map(({ id, title, _status }) => ({
    id: String(id),
    title: typeof title === 'string' ? title : '',
    isPublished: _status === 'published',
  }))
}

/** GET /api/media/{id}/uses. Errors: `not-found`. */
export async function listMediaUses({ actor, id }: OfMedia): Promise<MediaUse[]> {
  const found = await readSql(sql`select 1 from media where id = ${id} and deleted_at is null`)
  if (found.length === 0) throw new ServiceError('not-found')
  return listUsesOfMedia({ actor, ids: [id] })
}

type OfMedia = { actor: Admin; id: string }

/** PATCH /api/media: into the trash or out of it, all or none. @returns the ids that were changed */
export const changeMedia = async ({ actor, change }: { actor: Admin; change: MediaChange }) => ({
  ids: await withTransaction(actor, (req) => setDeletedAt(req, { kind: 'media', ...change })),
})

/** DELETE /api/media/{id} (§7): into the trash; its address answers 404. Errors: `not-found`. */
export const deleteMedia = ({ actor, id }: OfMedia) => moveToTrash({ actor, kind: 'media', id })

/** POST /api/media/{id}/restore: out of the trash, at its former address. Errors: `not-found`. */
export const restoreMedia = ({ actor, id }: OfMedia) =>
  restoreFromTrash({ actor, kind: 'media', id })

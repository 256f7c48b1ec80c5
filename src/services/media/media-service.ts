import { ServiceError } from '#src/contract/errors.ts'
import { mediaUseListSchema } from '#src/contract/media/media-schemas.ts'
import type { MediaItem, MediaUse } from '#src/contract/media/media-schemas.ts'
import { mediaColumns, rowToMediaItem, toMediaItem } from './media-mapper.ts'
import { as, payloadClient, readSql, withTransaction } from '#src/services/platform/payload.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import type { IncomingFile } from '#src/services/platform/incoming-file.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { createStoredFile } from '#src/services/uploads/store-upload.ts'
import { moveToTrash, restoreFromTrash, setDeletedAt } from '#src/services/trash/trash.ts'
import { prepareMedia } from '#src/services/uploads/prepare-upload.ts'
import { notifyPublicChange } from '#collections/hooks/notify-public-change.ts'
import { anyOf, runSql, sql } from '#collections/sql.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'
import { SHOWS_MEDIA } from '#collections/tables/shows-media.ts'

/**
 * GET /api/media: newest first, with the smallest rendition only. In SQL: Payload takes half a second for 5,000 files.
 * `checksum`: SHA-256 of the uploaded bytes.
 */
export async function listMedia({ checksum }: Input<'listMedia'>): Promise<MediaItem[]> {
  const isAsked = checksum === undefined ? sql`true` : sql`source_sha256 = ${checksum}`
  const rows = await readSql(
    sql`select ${mediaColumns} from media where deleted_at is null and ${isAsked} order by created_at desc, id`,
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
 * POST /api/media/upload: `file` has at most 10 MB; a repeated `key` stores no second file. Errors: `invalid`,
 * `too-large`, `wrong-type`, `storage-full`, `unavailable`.
 */
export async function uploadMedia({
  actor,
  file,
  key = null,
  details = {},
  importRun,
}: {
  actor: Actor
  file: IncomingFile
  key?: string | null
  details?: { alt?: string; isDrawing?: boolean; createdAt?: string }
  importRun?: string
}): Promise<MediaItem> {
  const prepared = await prepareMedia(file)
  const upload = importRun ? { ...prepared, importRun } : prepared
  const id = await createStoredFile({ actor, collection: 'media', upload, key, details })
  const payload = await payloadClient()
  return toMediaItem(await payload.findByID({ collection: 'media', id, ...as(actor) }))
}

/**
 * PATCH /api/media/{id}: changes the name or the alternative text; pages show it immediately. In SQL: Payload writes
 * every column, which would undo concurrent changes.
 * Errors: `not-found`.
 */
export async function updateMedia({
  actor,
  id,
  body: { originalName, alt },
}: Input<'updateMedia'>): Promise<MediaItem> {
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

/** GET /api/media/uses: pages that use a file, including newer drafts. Trashed files have no uses. */
export async function listUsesOfMedia({ ids }: Input<'listUsesOfMedia'>): Promise<MediaUse[]> {
  const shows = (kind: keyof typeof SHOWS_MEDIA) =>
    sql`exists (select from media where media.id = ${anyOf(ids)} and media.deleted_at is null
          and ${sql.raw(SHOWS_MEDIA[kind])})`
  // Administrators may read everything. A draft on top of a published document exists as a version only.
  const rows = await readSql(
    sql`select 'posts' as kind, id, coalesce(title, '') as title, _status is not distinct from 'published' as "isPublished" from posts where deleted_at is null and ${shows('posts')}
        union all select 'projects', id, coalesce(title, ''), _status is not distinct from 'published' from projects where deleted_at is null and ${shows('projects')}
        union all select 'profile', coalesce(profile.id, draft.id), 'Profile', profile._status is not distinct from 'published'
          from (select id from ${sql.raw(PAYLOAD_TABLES.profileVersions)} where latest) as draft full join profile on true
          where ${shows('profile')}
        union all select 'appearance', id, 'Icon of the site', true from appearance where ${shows('appearance')}
        order by title, id`,
  )
  return mediaUseListSchema.parse(rows)
}

export const changeMedia = async ({ actor, body }: Input<'changeMedia'>) => ({
  ids: await withTransaction(actor, (req) => setDeletedAt(req, { kind: 'media', ...body })),
})

/** DELETE /api/media/{id}: into the trash; its URL answers 404. Errors: `not-found`. */
export const deleteMedia = ({ actor, id }: Input<'deleteMedia'>) =>
  moveToTrash({ actor, kind: 'media', id })

/** POST /api/media/{id}/restore: out of the trash, at its former URL. Errors: `not-found`. */
export const restoreMedia = ({ actor, id }: Input<'restoreMedia'>) =>
  restoreFromTrash({ actor, kind: 'media', id })

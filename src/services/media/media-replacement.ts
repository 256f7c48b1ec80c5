import type { PayloadRequest } from 'payload'
import { notifyPublicChange } from '#collections/hooks/notify-public-change.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { runSql, sql } from '#collections/sql.ts'
import type { ActivityAction } from '#src/contract/activity/activity-schemas.ts'
import { ServiceError } from '#src/contract/errors.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { payloadClient, readSql, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { writeAll } from '#src/services/storage/file-store.ts'
import { extensionOf, fileTypeOfName } from '#src/services/uploads/file-types.ts'
import type { FileType } from '#src/services/uploads/file-types.ts'
import { prepareMedia, uploadedContent } from '#src/services/uploads/prepare-upload.ts'
import { assertQuota } from '#src/services/uploads/storage-quota.ts'
import { mediaColumns, rowToMediaItem } from './media-mapper.ts'
import { splitDrawings } from './split-drawings.ts'
import { contentColumns, contentRowSchema, versionOf } from './stored-content.ts'
import type { PreviousContent, StoredContent } from './stored-content.ts'

/**
 * PUT /api/media/{id}/file: the URL stays, previous files are kept for 30 days. Idempotent. Errors: `not-found`,
 * `invalid`, `too-large`, `wrong-type` (also for another kind), `storage-full`, `unavailable`.
 */
export async function replaceMediaFile({
  actor,
  id,
  file,
}: Input<'replaceMediaFile'>): Promise<MediaItem> {
  const [known] = await readSql(selectContent(id), contentRowSchema)
  if (!known) throw new ServiceError('not-found')
  const upload = await prepareMedia(file)
  assertSameKind(known.name, upload)
  const { bytes, renditions, sha256 } = upload
  return writeContent(actor, async (req) => {
    const row = await lockContent(req, id)
    if (row.current.sha256 === sha256) return findItem(req, id)
    await assertQuota(req, bytes.length)
    await writeAll(fileStore, 'media', [{ name: upload.name, bytes }, ...renditions])
    return storeContent(req, { ...row, id, next: uploadedContent(upload), action: 'replace' })
  })
}

/** PUT /api/media/{id}/version: restores a replaced file. Idempotent. Errors: `not-found`; `conflict` when it is deleted. */
export async function restoreMediaVersion({
  actor,
  id,
  body: { version },
}: Input<'restoreMediaVersion'>): Promise<MediaItem> {
  return writeContent(actor, async (req) => {
    const row = await lockContent(req, id)
    if (versionOf(row.current.name) === version) return findItem(req, id)
    const found = row.earlier.find(({ name }) => versionOf(name) === version)
    if (!found) throw new ServiceError('conflict', uploadMessages.noSuchVersion)
    const { replacedAt: _, ...next } = found
    const earlier = row.earlier.filter((one) => one !== found)
    return storeContent(req, { ...row, id, next, earlier, action: 'restore' })
  })
}

/** Forgets the files that were replaced 30 days ago; the orphan sweep removes them. */
export async function deleteReplacedFiles(req: PayloadRequest): Promise<void> {
  const isKept = sql`(file ->> 'replacedAt')::timestamptz >= now() - make_interval(days => ${LIMITS.trashDays})`
  await runSql(
    req,
    sql`update media set earlier = (
          select jsonb_agg(file order by position) from jsonb_array_elements(earlier) with ordinality as kept (file, position)
          where ${isKept})
        where jsonb_typeof(earlier) = 'array'
          and exists (select from jsonb_array_elements(earlier) as file where not ${isKept})`,
  )
}

async function writeContent(actor: Admin, work: (req: PayloadRequest) => Promise<MediaItem>) {
  const item = await withTransaction(actor, work)
  await splitDrawings(await payloadClient())
  return item
}

const selectContent = (id: string) =>
  sql`select ${contentColumns} from media where id = ${id} and deleted_at is null`

async function lockContent(req: PayloadRequest, id: string) {
  const [row] = await runSql(req, sql`${selectContent(id)} for update`, contentRowSchema)
  if (!row) throw new ServiceError('not-found')
  const { originalName, earlier, ...current } = row
  return { current, originalName, earlier }
}

type Change = Awaited<ReturnType<typeof lockContent>> & {
  id: string
  next: StoredContent
  action: ActivityAction
}

/** Makes `next` the file of the row, and the current one the newest of the earlier ones. */
async function storeContent(req: PayloadRequest, change: Change): Promise<MediaItem> {
  const { id, current, originalName, next, action } = change
  const replaced: PreviousContent = { ...current, replacedAt: new Date().toISOString() }
  const name = withExtensionOf(originalName, next.name)
  await runSql(
    req,
    sql`update media set stored_name = ${next.name}, mime_type = ${next.mimeType}, filesize = ${next.filesize},
          sha256 = ${next.sha256}, width = ${next.width}, height = ${next.height},
          placeholder = ${next.placeholder}, renditions = ${JSON.stringify(next.renditions)}::jsonb,
          earlier = ${JSON.stringify([replaced, ...change.earlier])}::jsonb, original_name = ${name},
          updated_at = now()
        where id = ${id}`,
  )
  await recordActivity(req, {
    action,
    subject: `the file of ${name}`,
    target: { kind: 'media', id },
  })
  await notifyPublicChange(req)
  return findItem(req, id)
}

async function findItem(req: PayloadRequest, id: string): Promise<MediaItem> {
  const [row] = await runSql(req, sql`select ${mediaColumns} from media where id = ${id}`)
  if (!row) throw new ServiceError('not-found')
  return rowToMediaItem(row)
}

const KIND_NAMES: Record<FileType['family'], string> = {
  image: 'an image',
  video: 'a video',
  audio: 'an audio file',
  pdf: 'a PDF',
  document: 'a document',
}

function assertSameKind(storedName: string, upload: { name: string; originalName: string }) {
  const family = fileTypeOfName(storedName)?.family
  if (family === undefined || fileTypeOfName(upload.name)?.family === family) return
  const message = uploadMessages.otherKind(upload.originalName, KIND_NAMES[family])
  throw new ServiceError('wrong-type', message)
}

/** `photo.jpg` becomes `photo.png` with the bytes of a PNG; a name without an extension of its type stays. */
function withExtensionOf(originalName: string, storedName: string): string {
  const type = fileTypeOfName(storedName)
  const given = extensionOf(originalName)
  if (!type || [type.extension, ...(type.aliases ?? [])].includes(given)) return originalName
  const isExtension = fileTypeOfName(`a.${given}`)?.family === type.family
  return isExtension ? `${originalName.slice(0, -given.length)}${type.extension}` : originalName
}

import type { Readable } from 'node:stream'
import type { Resume as ResumeDocument } from '#collections/generated/payload-types.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { toServiceError } from '#src/services/platform/service-error-mapping.ts'
import { as, asSystem, payloadClient, readSql } from '#src/services/platform/payload.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import { findActiveResume } from '#src/services/resumes/resume-service.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { isFileName } from '#src/services/storage/file-store.ts'
import type { ByteRange, FileKind } from '#src/services/storage/file-store.ts'
import { downloadName } from '#src/services/uploads/file-name.ts'
import { fileTypeOfName } from '#src/services/uploads/file-types.ts'
import type { FileType } from '#src/services/uploads/file-types.ts'
import { sql } from '#collections/sql.ts'

/** A file to serve: the facts its headers need, and its bytes on demand. */
export type ServableFile = {
  /** Random and never reused for other bytes, so it is also the entity tag. */
  key: string
  size: number
  type: FileType
  /** Name under which a browser saves it; null for files that are only displayed. */
  downloadName: string | null
  /** `forever`: immutable. `check`: revalidate each time. `never`: do not store. */
  caching: 'forever' | 'check' | 'never'
  /** The bytes. Errors: `not-found` when the file was deleted in the meantime. */
  read: (range?: ByteRange) => Promise<Readable>
}

/**
 * Opens a stored file if the actor may see it: media for everyone who has the address, a resume for visitors
 * only while it is the active one.
 * Errors: `not-found` also for what this actor may not see; `unavailable` when store or database is down.
 */
export async function openFile({
  actor,
  kind,
  key,
}: {
  actor: Actor
  kind: FileKind
  key: string
}): Promise<ServableFile> {
  if (!isFileName(key)) throw new ServiceError('not-found')
  return kind === 'media' ? openMedia(key) : openResume(await findResumeFile(actor, key))
}

/** The active resume as a file. Errors: `not-found` when there is none. */
export const openActiveResume = async (): Promise<ServableFile> =>
  openResume(await findActiveResume())

async function openMedia(key: string): Promise<ServableFile> {
  const opened = await open('media', key)
  const isImage = opened.type.family === 'image'
  if (isImage && (await isTrashedImage(key))) throw new ServiceError('not-found')
  const name = isImage ? null : await mediaName(key)
  return { ...opened, caching: 'forever', downloadName: name && downloadName(name, opened.type) }
}

async function openResume(doc: ResumeDocument): Promise<ServableFile> {
  const opened = await open('resumes', doc.filename ?? '')
  const caching = doc.isActive ? 'check' : 'never'
  return { ...opened, caching, downloadName: downloadName(doc.originalName, opened.type) }
}

async function open(kind: FileKind, key: string) {
  const type = fileTypeOfName(key)
  const size = type ? await fileStore.size(kind, key) : null
  if (!type || size === null) throw new ServiceError('not-found')
  const read = async (range?: ByteRange) => {
    const stream = await fileStore.read(kind, key, range)
    if (!stream) throw new ServiceError('not-found')
    return stream
  }
  return { key, size, type, read }
}

/**
 * Also for a rendition. Images are displayed and need no name from the database, so they are served while it is
 * down; a trashed image cannot be detected then.
 */
async function isTrashedImage(key: string): Promise<boolean> {
  const [stem = ''] = key.split(/[-.]/, 1)
  try {
    const rows = await readSql(
      sql`select 1 from media where deleted_at is not null and starts_with(filename, ${`${stem}.`})`,
    )
    return rows.length > 0
  } catch (error) {
    const failure = toServiceError(error)
    if (failure.code === 'unavailable') return false
    throw failure
  }
}

async function mediaName(key: string): Promise<string> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: key } },
    limit: 1,
    depth: 0,
    ...asSystem('the random address is the permission to read the name of the file'),
  })
  if (!docs[0]) throw new ServiceError('not-found')
  return docs[0].originalName
}

async function findResumeFile(actor: Actor, key: string): Promise<ResumeDocument> {
  const payload = await payloadClient()
  const where = { filename: { equals: key } }
  const { docs } = await payload.find({
    collection: 'resumes',
    where,
    limit: 1,
    depth: 0,
    ...as(actor),
  })
  if (!docs[0]) throw new ServiceError('not-found')
  return docs[0]
}

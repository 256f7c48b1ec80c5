import type { Readable } from 'node:stream'
import type { Resume as ResumeDocument } from '#collections/generated/payload-types.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { as, findFirst } from '#src/services/platform/payload.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import { findActiveResume } from '#src/services/resumes/resume-service.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { isFileName } from '#src/services/storage/file-store.ts'
import type { ByteRange, FileKind } from '#src/services/storage/file-store.ts'
import { findServedMedia } from './media-url.ts'
import { downloadName } from '#src/services/uploads/file-name.ts'
import { fileTypeOfName } from '#src/services/uploads/file-types.ts'
import type { FileType } from '#src/services/uploads/file-types.ts'

/** A file to serve: the facts its headers need, and its bytes on demand. */
export type ServableFile = {
  /** Its name in the store: random and never reused for other bytes, so it is also the entity tag. */
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

/** The active resume as a file. Errors: `not-found` when there is none. */
export const openActiveResume = async (): Promise<ServableFile> =>
  openDocument(await findActiveResume())

/** A resume; for visitors only the active one. Errors: `not-found`, also without permission; `unavailable`. */
export async function openResume(actor: Actor, key: string): Promise<ServableFile> {
  const where = { filename: { equals: key } }
  const found = isFileName(key) && (await findFirst('resumes', { where, ...as(actor) }))
  if (!found) throw new ServiceError('not-found')
  return openDocument(found)
}

/** Media for anyone with the URL. Errors: `not-found`, `unavailable`. */
export async function openMedia(key: string, version?: string): Promise<ServableFile> {
  if (!isFileName(key)) throw new ServiceError('not-found')
  const found = await findServedMedia(key, version)
  if (found === 'none') throw new ServiceError('not-found')
  if (found === 'unknown') return openMediaWithoutDatabase(key)
  const opened = await open('media', found.storedName)
  const isImage = opened.type.family === 'image'
  return {
    ...opened,
    caching: found.isImmutable ? 'forever' : 'check',
    downloadName: isImage ? null : downloadName(found.originalName, opened.type),
  }
}

/** Image URLs need no row, so they work while the database is down. Trashed and replaced files are served then, too. */
async function openMediaWithoutDatabase(key: string): Promise<ServableFile> {
  const opened = await open('media', key)
  if (opened.type.family !== 'image') throw new ServiceError('unavailable')
  return { ...opened, caching: 'check', downloadName: null }
}

async function openDocument(doc: ResumeDocument): Promise<ServableFile> {
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

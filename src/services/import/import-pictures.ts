import { LRUCache } from 'lru-cache'
import { sql } from '#collections/sql.ts'
import type { Source } from '#src/import/source/source-post.ts'
import { createMedia, restoreMedia } from '#src/services/media/media-service.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { toServiceError } from '#src/services/platform/service-error-mapping.ts'
import { fileUrl } from '#src/services/storage/payload-storage-adapter.ts'
import { checkMedia } from '#src/services/uploads/prepare-upload.ts'
import { asStorable } from './source-files.ts'
import { fileFinder } from '#src/import/prepare/post-files.ts'
import type { FindFile, RemotePicture, StoreFile } from '#src/import/prepare/post-files.ts'

type Library = { find: FindFile; store: StoreFile }

/** Files in the library by the checksum of their source, so that each is stored once. */
export function createLibrary({
  source,
  actor,
  run,
  placed,
  isDryRun,
  remotePicture,
}: {
  source: Source
  actor: Admin
  run: string
  /** Files of the source that are in the library already: their addresses here. */
  placed: ReadonlyMap<string, string>
  /** Says what would be stored, and writes nothing. */
  isDryRun: boolean
  remotePicture?: RemotePicture | undefined
}): Library {
  // Posts share few pictures; without them all a source is read in constant memory.
  const stored = new LRUCache<string, string>({ max: 5000 })
  return {
    find: fileFinder(source, remotePicture),
    async store({ address, file, hash, alt }) {
      const cached = placed.get(address) ?? stored.get(hash)
      if (cached !== undefined) return { url: cached, isNew: false }
      const { checksum, ...incoming } = await asStorable(file)
      const known = await findStored(checksum)
      if (known?.isTrashed && !isDryRun) await restoreMedia({ actor, id: known.id })
      if (known !== undefined) {
        stored.set(hash, known.url)
        return { url: known.url, isNew: false }
      }
      if (isDryRun) {
        await checkMedia(incoming)
        stored.set(hash, address)
        return { url: address, isNew: true }
      }
      const details = alt === undefined ? {} : { alt }
      const { url } = await createMedia({ actor, file: incoming, importRun: run, details })
      stored.set(hash, url)
      return { url, isNew: true }
    },
  }
}

/** A file in the trash is to be restored: the post that comes back shows it. */
async function findStored(checksum: string) {
  const [row] = await readSql(
    sql`select id::text as id, filename, deleted_at is not null as is_trashed from media
        where source_sha256 = ${checksum} order by deleted_at is not null, created_at limit 1`,
  )
  if (!row) return undefined
  const url = fileUrl('media', String(row['filename']))
  return { id: String(row['id']), url, isTrashed: row['is_trashed'] === true }
}

/** Why a file was not taken, in one sentence. */
export const refusalOf = (error: unknown): string => toServiceError(error).message

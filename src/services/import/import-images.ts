import { LRUCache } from 'lru-cache'
import { sql } from '#collections/sql.ts'
import type { UploadedFiles } from '#src/export-format/file-names.ts'
import { storedFileColumns, storedFileSchema } from '#src/services/media/library-files.ts'
import { uploadMedia, restoreMedia } from '#src/services/media/media-service.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { toServiceError } from '#src/services/platform/service-error-mapping.ts'
import { checkMedia } from '#src/services/uploads/prepare-upload.ts'
import { asStorable } from './source-files.ts'
import type { StoreFile } from '#src/import/prepare/post-files.ts'

/** Files in the library by the checksum of their source, so that each is stored once. */
export function createLibrary({
  actor,
  run,
  storedFiles,
  isDryRun,
}: {
  actor: Admin
  run: string
  storedFiles: UploadedFiles
  /** Says what would be stored, and writes nothing. */
  isDryRun: boolean
}): StoreFile {
  // Posts share few images; without them all a source is read in constant memory.
  const stored = new LRUCache<string, string>({ max: 5000 })
  const known = isDryRun ? plannedFiles() : findStored
  return async ({ url: sourceUrl, file, hash, alt }) => {
    const cached = storedFiles.get(sourceUrl)?.url ?? stored.get(hash)
    if (cached !== undefined) return { url: cached, isNew: false }
    const { checksum, ...incoming } = await asStorable(file)
    const here = await known(checksum)
    if (here?.isTrashed && !isDryRun) await restoreMedia({ actor, id: here.id })
    if (here !== undefined) {
      stored.set(hash, here.url)
      return { url: here.url, isNew: false }
    }
    if (isDryRun) {
      await checkMedia(incoming)
      stored.set(hash, sourceUrl)
      return { url: sourceUrl, isNew: true }
    }
    const details = alt === undefined ? {} : { alt }
    const { url } = await uploadMedia({ actor, file: incoming, importRun: run, details })
    stored.set(hash, url)
    return { url, isNew: true }
  }
}

/** A file in the trash is to be restored: the post that comes back shows it. */
async function findStored(checksum: string) {
  const [row] = await readSql(
    sql`select ${storedFileColumns} from media
        where source_sha256 = ${checksum} order by deleted_at is not null, created_at limit 1`,
    storedFileSchema,
  )
  return row
}

/** For a plan, reads all names once: a lookup per image took half of its time. */
function plannedFiles() {
  let all: ReturnType<typeof readStored> | undefined
  return async (checksum: string) => (await (all ??= readStored())).get(checksum)
}

async function readStored() {
  const rows = await readSql(
    sql`select distinct on (source_sha256) source_sha256, ${storedFileColumns}
        from media where source_sha256 is not null
        order by source_sha256, deleted_at is not null, created_at`,
  )
  return new Map(rows.map((row) => [row['source_sha256'], storedFileSchema.parse(row)]))
}

export const refusalOf = (error: unknown): string => toServiceError(error).message

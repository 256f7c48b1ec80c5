import { sql } from '#collections/sql.ts'
import { FOLIO_PATHS, librarySchema } from '#src/export-format/export-format.ts'
import type { LibraryEntry } from '#src/export-format/export-format.ts'
import type { UploadedFiles } from '#src/export-format/file-names.ts'
import { isLowMemory } from '#src/env.ts'
import { storedFileColumns, storedFileSchema } from '#src/services/media/library-files.ts'
import { uploadMedia, restoreMedia } from '#src/services/media/media-service.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { hashOf } from '#src/services/uploads/prepare-upload.ts'
import { importEach, readList } from './site-import.ts'
import type { SiteImport } from './site-import.ts'

/** As many as are processed at the same time. */
const TOGETHER = isLowMemory ? 1 : 2

/** Stores the files of an export's library, with their names and descriptions, unless they are here already. */
export async function importLibrary(site: SiteImport): Promise<UploadedFiles> {
  const storedFiles = new Map<string, { id: string; url: string }>()
  const entries = await readList(site, FOLIO_PATHS.library, librarySchema)
  const used: string[] = []
  const place = async (entry: LibraryEntry, bytes: Buffer, hash: string) => {
    const here = await findHere(entry, { hash, used })
    if (here?.isTrashed && !site.isDryRun) await restoreMedia({ actor: site.actor, id: here.id })
    const path = `/media/${entry.file}`
    const planned = { id: path, url: path }
    const found = here ?? (site.isDryRun ? planned : await store(site, entry, bytes))
    if (!here) site.report.counts.pictures += 1
    used.push(found.id)
    storedFiles.set(path, found)
    return !here
  }
  // Files with the same bytes wait for each other, so that each of them becomes another one here.
  const latest = new Map<string, Promise<boolean>>()
  const list = { name: 'Files', file: FOLIO_PATHS.library, entries }
  const add = async (entry: LibraryEntry) => {
    const bytes = await site.files.read(`${FOLIO_PATHS.media}${entry.file}`)
    const hash = hashOf(bytes)
    const result = Promise.allSettled([latest.get(hash)]).then(() => place(entry, bytes, hash))
    latest.set(hash, result)
    return result
  }
  await importEach(site, list, add, TOGETHER)
  return storedFiles
}

/** Finds equal bytes, preferably with the same name. Each file of the export is a separate file here. */
async function findHere(
  { name }: LibraryEntry,
  { hash, used }: { hash: string; used: readonly string[] },
) {
  const [row] = await readSql(
    sql`select ${storedFileColumns} from media
        where (source_sha256 = ${hash} or sha256 = ${hash}) and id::text <> all(${sql.param([...used])}::text[])
        order by deleted_at is not null, original_name <> ${name}, created_at, id limit 1`,
    storedFileSchema,
  )
  return row
}

async function store(
  { actor, run }: SiteImport,
  { name, alt, isDrawing, createdAt }: LibraryEntry,
  bytes: Buffer,
) {
  const details = { ...(alt !== null && { alt }), isDrawing, createdAt }
  const { id, url } = await uploadMedia({ actor, file: { name, bytes }, importRun: run, details })
  return { id, url }
}

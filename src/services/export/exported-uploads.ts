import { z } from 'zod'
import { sql } from '#collections/sql.ts'
import { FOLIO_PATHS } from '#src/export-format/export-format.ts'
import { isoDate, jsonFile } from '#src/export-format/exported-file.ts'
import type { ExportedFile } from '#src/export-format/exported-file.ts'
import type { LibraryFile } from '#src/export-format/file-names.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { asciiFileNames } from './ascii-file-names.ts'

type OnMissing = (name: string) => void

export async function* exportedUploads(
  library: readonly LibraryFile[],
  onMissing: OnMissing,
): AsyncGenerator<ExportedFile> {
  const listed = []
  for (const { id: _id, url: _url, storedName, ...entry } of library) {
    const content = await fileStore.read('media', storedName)
    if (!content) {
      onMissing(entry.name)
      continue
    }
    listed.push(entry)
    yield { path: `${FOLIO_PATHS.media}${entry.file}`, content }
  }
  if (listed.length > 0) yield jsonFile(FOLIO_PATHS.library, listed)
}

const resumeSchema = z.object({
  filename: z.string(),
  original_name: z.string(),
  is_active: z.boolean().nullable(),
  created_at: z.string(),
})

/** The PDF files of resumes, and a list that says which one is active. */
export async function* exportedResumes(onMissing: OnMissing): AsyncGenerator<ExportedFile> {
  const rows = await readSql(
    sql`select filename, original_name, is_active, created_at from resumes where deleted_at is null
        order by created_at, original_name, sha256, id`,
    resumeSchema,
  )
  const nameOf = asciiFileNames()
  const listed = []
  for (const resume of rows) {
    const { filename: storedName, original_name: name } = resume
    const content = await fileStore.read('resumes', storedName)
    if (!content) {
      onMissing(name)
      continue
    }
    const file = nameOf(name, storedName)
    const isActive = resume.is_active === true
    listed.push({ file, name, isActive, createdAt: isoDate(resume.created_at) })
    yield { path: `${FOLIO_PATHS.resumes}${file}`, content }
  }
  if (listed.length > 0) yield jsonFile(FOLIO_PATHS.resumeList, listed)
}

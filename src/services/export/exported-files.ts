import { FOLIO_FILE, FOLIO_FORMAT } from '#src/export-format/export-format.ts'
import { jsonFile } from '#src/export-format/exported-file.ts'
import type { ExportedFile } from '#src/export-format/exported-file.ts'
import { libraryNames } from '#src/export-format/file-names.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { readLibrary } from './exported-library.ts'
import { exportedPosts } from './exported-posts.ts'
import { exportedProjects } from './exported-projects.ts'
import { exportedGlobals, exportedMessages, exportedRedirects } from './exported-records.ts'
import { exportedResumes, exportedUploads } from './exported-uploads.ts'

/** The last file, `folio.json`, marks the export as complete. Consume each stream before the next file. */
export async function* exportedFiles({ actor }: { actor: Admin }): AsyncGenerator<ExportedFile> {
  const library = await readLibrary()
  const names = libraryNames(library)
  const missing: string[] = []
  const onMissing = (name: string) => void missing.push(name)
  yield* exportedPosts({ actor, library, names })
  yield* exportedProjects({ actor, library, names })
  yield* exportedUploads(library, onMissing)
  yield* exportedGlobals(actor, names)
  yield* exportedRedirects()
  yield* exportedResumes(onMissing)
  yield* exportedMessages()
  // Without the time: two exports of the same content are equal.
  yield jsonFile(FOLIO_FILE, { format: FOLIO_FORMAT, site: absoluteUrl(), missing })
}

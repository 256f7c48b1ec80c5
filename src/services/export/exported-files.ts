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
import type { Readable } from 'node:stream'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { RATES } from '#src/contract/limits.ts'
import { withTransaction } from '#src/services/platform/payload.ts'
import { consumeRateLimit } from '#src/services/platform/rate-limit.ts'
import { zipStream } from '#src/services/platform/zip-stream.ts'

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

/** GET /api/export: streams a ZIP, one file at a time. A reader that stops ends the export. Errors: `too-many` (429). */
export async function downloadExport({
  actor,
  client,
}: {
  actor: Admin
  client: string
}): Promise<{ name: string; body: Readable }> {
  await consumeRateLimit({ ...RATES.siteExport, key: client })
  await withTransaction(actor, (req) =>
    recordActivity(req, { action: 'export', subject: 'the site' }),
  )
  const name = `folio-${new Date().toISOString().slice(0, 10)}.zip`
  return { name, body: zipStream(exportedFiles({ actor })) }
}

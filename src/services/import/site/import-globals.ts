import { FOLIO_GLOBALS, FOLIO_PATHS } from '#src/export-format/export-format.ts'
import type { FolioGlobal } from '#src/export-format/export-format.ts'
import { linkUploads } from '#src/export-format/file-names.ts'
import type { UploadedFiles } from '#src/export-format/file-names.ts'
import { as, payloadClient, withTransaction } from '#src/services/platform/payload.ts'
import { recordCreated } from './created-items.ts'
import { importEach, readJson } from './site-import.ts'
import type { SiteImport } from './site-import.ts'

/** Stores the profile and the settings that were never saved here. */
export async function importGlobals(site: SiteImport, placed: UploadedFiles): Promise<void> {
  const payload = await payloadClient()
  const entries = FOLIO_GLOBALS.filter(([, path]) => site.files.names.includes(path))
  const list = { name: 'Profile and settings', file: FOLIO_PATHS.globals.profile, entries }
  await importEach(site, list, async ([slug, path]) => {
    const document: object = await payload.findGlobal({ slug, ...as(site.actor) })
    if ((document as { createdAt?: string | null }).createdAt) return false
    const data = linkUploads(await readJson(site, path), placed) as object
    if (!site.isDryRun) await store(site, slug, data)
    return true
  })
}

const store = ({ actor, run }: SiteImport, slug: FolioGlobal, data: object) =>
  withTransaction(actor, async (req) => {
    // One event for the whole import.
    req.context.isRecordedByCaller = true
    const saved = await req.payload.updateGlobal({ slug, data, ...as(actor, req) })
    await recordCreated(req, { run, kind: slug, ids: [saved.updatedAt ?? ''] })
  })

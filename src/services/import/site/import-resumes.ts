import { sql } from '#collections/sql.ts'
import { FOLIO_PATHS, resumeListSchema } from '#src/export-format/export-format.ts'
import { readSql, withTransaction } from '#src/services/platform/payload.ts'
import { activateResume, uploadResume } from '#src/services/resumes/resume-service.ts'
import { hashOf } from '#src/services/uploads/prepare-upload.ts'
import { recordCreated } from './created-items.ts'
import { importEach, readList } from './site-import.ts'
import type { SiteImport } from './site-import.ts'

/** Stores the resumes that are not here. The active one becomes active where there was none. */
export async function importResumes(site: SiteImport): Promise<void> {
  const { actor, run } = site
  const entries = await readList(site, FOLIO_PATHS.resumeList, resumeListSchema)
  const isFirst = (await readSql(sql`select 1 from resumes limit 1`)).length === 0
  const list = { name: 'Resumes', file: FOLIO_PATHS.resumeList, entries }
  await importEach(site, list, async ({ file, name, isActive, createdAt }) => {
    const bytes = await site.files.read(`${FOLIO_PATHS.resumes}${file}`)
    const here = await readSql(
      sql`select 1 from resumes where sha256 = ${hashOf(bytes)} and original_name = ${name} and deleted_at is null`,
    )
    if (here.length > 0) return false
    if (site.isDryRun) return true
    const created = await uploadResume({ actor, file: { name, bytes }, createdAt })
    await withTransaction(actor, (req) =>
      recordCreated(req, { run, kind: 'resumes', ids: [created.id] }),
    )
    if (isActive && isFirst && !created.isActive) await activateResume({ actor, id: created.id })
    return true
  })
}

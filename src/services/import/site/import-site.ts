import type { PlacedFiles } from '#src/export-format/file-names.ts'
import { importGlobals } from './import-globals.ts'
import { importMessages } from './save-imported-messages.ts'
import { importProjects } from './import-projects.ts'
import { importRedirects } from './import-redirects.ts'
import { importResumes } from './import-resumes.ts'
import type { SiteImport } from './site-import.ts'

/** Stores the other content of an export. Existing documents are not changed. */
export async function importSite({
  placed,
  ...site
}: SiteImport & { placed: PlacedFiles }): Promise<void> {
  await importProjects(site, placed)
  await importGlobals(site, placed)
  await importResumes(site)
  await importRedirects(site)
  await importMessages(site)
}

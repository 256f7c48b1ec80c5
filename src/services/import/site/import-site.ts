import type { PlacedFiles } from '#src/export-format/file-names.ts'
import { importGlobals } from './import-globals.ts'
import { importMessages } from './import-messages.ts'
import { importProjects } from './import-projects.ts'
import { importRedirects } from './import-redirects.ts'
import { importResumes } from './import-resumes.ts'
import type { SiteImport } from './site-import.ts'

/** Stores what an export holds besides posts and files. What is here already stays as it is. */
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

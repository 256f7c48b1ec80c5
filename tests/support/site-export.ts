import { sql } from '#collections/sql.ts'
import { writeFolder } from '#src/scripts/export/write-folder.ts'
import { exportedFiles } from '#src/services/export/exported-files.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { adminActor } from './admin.ts'
import { importPath } from './import-folder.ts'
import { emptySite } from './trash.ts'
import { folderOfTest } from './temporary-folder.ts'

/** Removes everything that an export has. */
export async function emptyExportedSite(): Promise<void> {
  await emptySite()
  await readSql(
    sql`truncate contacts, redirects, imports, imported_posts, profile, _profile_v, announcement, _announcement_v,
          appearance, saved_answers cascade`,
  )
}

/** The folder of a new export. */
export async function exportSite(folder = folderOfTest()): Promise<string> {
  await writeFolder(folder, exportedFiles({ actor: await adminActor() }))
  return folder
}

export const importExport = (target: string, isDryRun = false) =>
  importPath(target, { origin: 'folio', isDryRun })

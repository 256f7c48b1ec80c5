import { onTestFinished } from 'vitest'
import { sql } from '#collections/sql.ts'
import { openSource } from '#src/import/open-source.ts'
import { writeFolder } from '#src/scripts/export/write-folder.ts'
import { exportedFiles } from '#src/services/export/exported-files.ts'
import { importPosts } from '#src/services/import/import-posts.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { adminActor } from './admin-actor.ts'
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

/** A folder until the end of the test. */
export async function newFolder(): Promise<string> {
  const folder = folderOfTest()
  return folder
}

/** The folder of a new export. */
export async function exportSite(): Promise<string> {
  const folder = await newFolder()
  await writeFolder(folder, exportedFiles({ actor: await adminActor() }))
  return folder
}

export async function importExport(target: string, isDryRun = false) {
  const source = await openSource(target)
  onTestFinished(() => source.close())
  return importPosts({ actor: await adminActor(), source, origin: 'folio', isDryRun })
}

import { payloadClient, readSql, visitor, withTransaction } from '#src/services/platform/payload.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { deleteExpiredData } from '#src/services/maintenance/maintenance.ts'
import { runSql, sql } from '#collections/sql.ts'
import { adminCookie } from './admin.ts'
import { ownSiteProblems } from './site-problems.ts'

const TABLES = ['posts', 'projects', 'media', 'resumes'] as const

/** Deletes all posts, projects and files, and their activity entries. */
export async function emptySite(): Promise<void> {
  await adminCookie()
  for await (const { kind, name } of fileStore.list()) await fileStore.remove(kind, name)
  const { pool } = (await payloadClient()).db
  await pool.query(
    `truncate posts, projects, media, resumes, audit, visit_counts, visit_marks,
       search_documents, search_words cascade`,
  )
}

/** The activity entries, oldest first. */
export const activityEvents = async () =>
  (await readSql(sql`select action, subject from audit order by created_at, id`)).map(
    ({ action, subject }) => `${String(action)} ${String(subject)}`,
  )

/** The result of `npm run check:storage`, including files without a row of any age. */
export const storageProblems = () => ownSiteProblems(-1000)

/** The versions of a post or a project. */
export const versionsOf = (id: string) =>
  readSql(sql`select 1 from _posts_v where parent_id = ${id}
              union all select 1 from _projects_v where parent_id = ${id}`)

/** Backdates everything in the trash by so long. */
export async function ageTrash(days: number): Promise<void> {
  await withTransaction(visitor, async (req) => {
    for (const table of TABLES)
      await runSql(
        req,
        sql`update ${sql.identifier(table)} set deleted_at = now() - make_interval(days => ${days})
            where deleted_at is not null`,
      )
  })
}

/** Runs the daily maintenance with everything in the trash expired. */
export async function emptyTrash() {
  await ageTrash(31)
  return deleteExpiredData()
}

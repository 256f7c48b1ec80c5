import type { PayloadRequest } from 'payload'
import { runSql, sql, storedDateSchema } from '#collections/sql.ts'
import { importOptionsSchema, importSchema } from '#src/contract/import/import-schemas.ts'
import type { Import } from '#src/contract/import/import-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { hasImportFolder } from './import-folder.ts'
import { IS_ACTIVE } from './import-tracking.ts'

export const DEFAULT_OPTIONS = importOptionsSchema.parse({
  ...{ site: null, allDrafts: false, fetchImages: false },
})

const COLUMNS = sql`id::text as id, created_at as "createdAt", file_name as "fileName", description, options, problem,
  case when is_plan then 'plan' else 'import' end as phase,
  json_build_object('done', coalesce(posts_done, 0)::int, 'total', posts_total::int) as progress,
  report -> 'counts' as counts, coalesce(report -> 'parts', '[]') as parts, report -> 'source' as source,
  taken_back_at as "revertedAt",
  case when ${IS_ACTIVE} then 'running' when state = 'running' then 'interrupted' else state end as state`

const rowSchema = importSchema.omit({ canRevert: true, canContinue: true }).extend({
  createdAt: storedDateSchema,
  options: importOptionsSchema.nullable().transform((stored) => stored ?? DEFAULT_OPTIONS),
  revertedAt: storedDateSchema.nullable(),
})

/** Imports of the last 30 days, newest first; plans for as long as their files are kept. */
export async function readImports(): Promise<Import[]> {
  const rows = await readSql(
    sql`select ${COLUMNS} from imports
        where created_at > now() - make_interval(days => ${LIMITS.trashDays})
          and (not is_plan or created_at > now() - interval '1 day')
        order by created_at desc`,
  )
  return Promise.all(
    rows.map(toImport).map(async (one) => ({
      ...one,
      canContinue: one.canContinue && (await hasImportFolder(one.id)),
    })),
  )
}

/** Undefined for an unknown id. */
export async function findImport(req: PayloadRequest, id: string): Promise<Import | undefined> {
  const [row] = await runSql(req, sql`select ${COLUMNS} from imports where id = ${id}`)
  return row && toImport(row)
}

/** Until the end of the transaction no other import can begin. @returns whether one is running */
export async function lockImports(req: PayloadRequest): Promise<boolean> {
  await runSql(req, sql`lock table imports in share row exclusive mode`)
  const active = await runSql(req, sql`select id from imports where ${IS_ACTIVE} and not is_plan`)
  return active.length > 0
}

/** Deletes plans without files, and the reports of imports that can no longer be reverted. */
export async function deletePastImportData(req: PayloadRequest): Promise<void> {
  await runSql(
    req,
    sql`delete from imports where is_plan and updated_at < now() - interval '1 day'`,
  )
  await runSql(
    req,
    sql`update imports set details = null
        where details is not null and created_at < now() - make_interval(days => ${LIMITS.trashDays})`,
  )
}

function toImport(row: unknown): Import {
  const stored = rowSchema.parse(row)
  const { phase, state, counts, parts } = stored
  const hasWritten =
    !counts ||
    counts.imported + counts.pictures + counts.redirects > 0 ||
    parts.some(({ imported }) => imported > 0)
  const isOver = phase === 'import' && state !== 'running' && stored.revertedAt === null
  return {
    ...stored,
    canRevert: isOver && hasWritten,
    canContinue:
      isOver && (state === 'interrupted' || state === 'failed') && stored.fileName !== null,
  }
}

import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql, sql, storedDateSchema } from '#collections/sql.ts'
import {
  importCountsSchema,
  importedPartSchema,
  importOptionsSchema,
  importSourceSchema,
} from '#src/contract/import/import-schemas.ts'
import type { Import, ImportOptions } from '#src/contract/import/import-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { hasImportFolder } from './import-folder.ts'
import { IS_ACTIVE } from './import-tracking.ts'

export const DEFAULT_OPTIONS: ImportOptions = {
  ...{
    site: null,
    prefix: null,
    allDrafts: false,
    fetchImages: false,
    fetchGists: false,
    straightQuotes: false,
    as: null,
  },
}

const COLUMNS = sql`id::text as id, created_at, is_plan, file_name, description, options, problem,
  posts_done::int as done, posts_total::int as total, report -> 'counts' as counts,
  coalesce(report -> 'parts', '[]') as parts, report -> 'source' as source, taken_back_at,
  case when ${IS_ACTIVE} then 'running' when state = 'running' then 'interrupted' else state end as state`

const rowSchema = z.object({
  id: z.string(),
  created_at: storedDateSchema,
  is_plan: z.boolean().nullable(),
  state: z.enum(['running', 'done', 'failed', 'cancelled', 'interrupted']),
  file_name: z.string().nullable(),
  description: z.string().nullable(),
  options: importOptionsSchema.nullable(),
  problem: z.string().nullable(),
  done: z.number().nullable(),
  total: z.number().nullable(),
  counts: importCountsSchema.nullable(),
  parts: z.array(importedPartSchema),
  source: importSourceSchema.nullable(),
  taken_back_at: storedDateSchema.nullable(),
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
  const { id, state, description, problem, counts, parts, source, ...stored } = rowSchema.parse(row)
  const hasWritten =
    !counts ||
    counts.imported + counts.pictures + counts.redirects > 0 ||
    parts.some(({ imported }) => imported > 0)
  const phase = stored.is_plan ? 'plan' : 'import'
  const isOver = phase === 'import' && state !== 'running' && stored.taken_back_at === null
  return {
    ...{ id, phase, state, description, problem, counts, parts, source },
    createdAt: stored.created_at,
    fileName: stored.file_name,
    options: stored.options ?? DEFAULT_OPTIONS,
    progress: { done: stored.done ?? 0, total: stored.total },
    revertedAt: stored.taken_back_at,
    canRevert: isOver && hasWritten,
    canContinue:
      isOver && (state === 'interrupted' || state === 'failed') && stored.file_name !== null,
  }
}

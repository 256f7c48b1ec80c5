import path from 'node:path'
import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { idsOf, runSql, sql } from '#collections/sql.ts'
import { importReportSchema } from '#src/contract/import/import-schemas.ts'
import type { Import, ImportOptions } from '#src/contract/import/import-schemas.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { readSql, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { cleanFileName } from '#src/services/uploads/file-name.ts'
import {
  keepUploadFolder,
  removeImportFolder,
  removeUploadFolder,
  uploadedSource,
  uploadedTarget,
} from './import-folder.ts'
import { startImportJob } from './import-job.ts'
import { DEFAULT_OPTIONS, findImport, lockImports, readImports } from './import-rows.ts'

/** GET /api/imports: of all administrators, and those by command. */
export const listImports = async (_caller: { actor: Admin }): Promise<Import[]> => readImports()

/** GET /api/imports/{id}: empty while the import is running. Errors: `not-found`. */
export async function getImportReport({ id }: Input<'getImportReport'>) {
  const [row] = await readSql(
    sql`select details from imports where id = ${id}`,
    z.object({ details: importReportSchema.nullable() }),
  )
  if (!row) throw new ServiceError('not-found')
  return row.details ?? { posts: [], warnings: [] }
}

/**
 * POST /api/imports: keeps the files, and plans their import in the background. Replaces an earlier plan. Errors:
 * `conflict` while an import is running.
 */
export async function createImport(upload: Input<'createImport'>): Promise<Import> {
  const { planned, discarded } = await storePlan(upload)
  startImportJob({ actor: upload.actor, ...planned, isDryRun: true })
  for (const id of discarded) await removeImportFolder(id)
  return planned
}

/** Until the transaction has ended, the files may be at either place. */
async function storePlan({ actor, folder }: Input<'createImport'>) {
  let kept: string | undefined
  try {
    const target = await uploadedTarget(folder)
    const name = target === folder ? 'Several files' : cleanFileName(path.basename(target))
    return await withTransaction(actor, async (req) => {
      if (await lockImports(req)) throw new ServiceError('conflict', ANOTHER)
      const plans = await runSql(
        req,
        sql`delete from imports where is_plan returning id::text as id`,
      )
      const made = await runSql(
        req,
        sql`insert into imports (origin, file_name, options, is_plan, state)
            values ('', ${name}, ${JSON.stringify(DEFAULT_OPTIONS)}::jsonb, true, 'running')
            returning id::text as id`,
      )
      const [id = ''] = idsOf(made)
      kept = id
      await keepUploadFolder(folder, id)
      return {
        planned: await existing(req, id),
        discarded: idsOf(plans),
      }
    })
  } catch (error) {
    await removeUploadFolder(folder)
    if (kept !== undefined) await removeImportFolder(kept)
    throw error
  }
}

const ANOTHER = 'Another import is running. Wait until it has finished.'

/** POST /api/imports/{id}/plan. Errors: `not-found`, `conflict` while it is planned or another one is running. */
export const planImport = ({ body, ...one }: Input<'planImport'>): Promise<Import> =>
  begin(one, {
    isDryRun: true,
    isAllowed: ({ phase, state }) => phase === 'plan' && state !== 'running',
    options: body,
  })

/**
 * POST /api/imports/{id}/start: also continues an interrupted import. Errors: `not-found`; `conflict` without a plan or
 * files, and during another import.
 */
export const startImport = (one: Begun): Promise<Import> =>
  begin(one, {
    isDryRun: false,
    isAllowed: ({ phase, state, canContinue }) =>
      phase === 'plan' ? state === 'done' : canContinue,
  })

type Begun = Input<'startImport'>
type Beginning = {
  isDryRun: boolean
  isAllowed: (found: Import) => boolean
  options?: ImportOptions
}

async function begin({ actor, id }: Begun, { isDryRun, isAllowed, options }: Beginning) {
  const begun = await withTransaction(actor, async (req) => {
    const isBusy = await lockImports(req)
    const found = await existing(req, id)
    if (isBusy) throw new ServiceError('conflict', ANOTHER)
    if (!isAllowed(found)) throw new ServiceError('conflict', NOT_NOW)
    await uploadedSource(id)
    await runSql(
      req,
      sql`update imports set is_plan = ${isDryRun}, state = 'running', problem = null, report = null,
            details = null, posts_done = 0, posts_total = null, updated_at = now(),
            options = ${JSON.stringify(options ?? found.options)}::jsonb
          where id = ${id}`,
    )
    return existing(req, id)
  })
  startImportJob({ actor, ...begun, isDryRun })
  return begun
}

const NOT_NOW = 'The import has changed in the meantime. Reload it and try again.'

/**
 * DELETE /api/imports/{id}: discards a plan, or stops after the current post. Errors: `not-found`, also for an ended
 * import.
 */
export async function cancelImport({ actor, id }: Input<'cancelImport'>): Promise<{ id: string }> {
  const isRunning = await withTransaction(actor, async (req) => {
    const found = await existing(req, id)
    if (found.phase === 'plan') await runSql(req, sql`delete from imports where id = ${id}`)
    else if (found.state === 'running' || found.state === 'interrupted')
      // Keeps `updated_at`: a new one would make an interrupted import look like a running one.
      await runSql(req, sql`update imports set state = 'cancelled' where id = ${id}`)
    else throw new ServiceError('not-found')
    return found.phase === 'import' && found.state === 'running'
  })
  // The import itself removes them once it has stopped.
  if (!isRunning) await removeImportFolder(id)
  return { id }
}

async function existing(req: PayloadRequest, id: string): Promise<Import> {
  const found = await findImport(req, id)
  if (!found) throw new ServiceError('not-found')
  return found
}

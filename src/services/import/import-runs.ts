import { setTimeout as pause } from 'node:timers/promises'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { idsOf, runSql, sql } from '#collections/sql.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { visitor, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { ImportReport } from '#src/import/prepare/import-report.ts'
import { lockImports } from './import-rows.ts'
import { storableJson } from './storable-json.ts'

/**
 * Concurrent imports could give posts the same slugs. `onWait` is called if it has to wait. Returns the id, for a
 * revert.
 */
export async function startRun(
  actor: Admin,
  { description, onWait }: { description: string; onWait: (() => void) | undefined },
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const id = await startRunAlone(actor, description)
    if (id !== undefined) return id
    if (attempt === 1) onWait?.()
    await pause(WAIT_MS)
  }
}

const WAIT_MS = 500

const startRunAlone = (actor: Admin, description: string): Promise<string | undefined> =>
  withTransaction(actor, async (req) => {
    if (await lockImports(req)) return undefined
    const made = await runSql(
      req,
      sql`insert into imports (origin, description, state)
          values ('', ${description}, 'running') returning id`,
    )
    return idsOf(made)[0]
  })

/** Records which source an import is of, by which it is recognised when it comes again. */
export const nameRun = (
  actor: Admin,
  { run, origin, names }: { run: string; origin: string; names: readonly string[] },
) =>
  withTransaction(actor, (req) =>
    runSql(
      req,
      sql`update imports set origin = ${origin}, source_names = ${storableJson(names)}::jsonb
          where id::text = ${run}`,
    ),
  )

/** Stores the report; a cancelled import stays cancelled. One event in the activity log. */
export async function finishRun(
  actor: Admin,
  { run, report }: { run: string; report: ImportReport },
): Promise<void> {
  await withTransaction(actor, async (req) => {
    const { posts, warnings, ...summary } = report
    await runSql(
      req,
      sql`update imports set report = ${storableJson(summary)}::jsonb,
            details = ${storableJson({ posts, warnings })}::jsonb,
            posts_done = ${posts.length}, updated_at = now(),
            state = case state when 'running' then 'done' else state end
          where id::text = ${run}`,
    )
    const subject = writtenBy(report)
    if (!report.isDryRun && subject !== '') await recordActivity(req, { action: 'import', subject })
  })
}

/** `3 posts, projects`; empty when all was here already. */
function writtenBy({ counts: { imported, updated }, parts }: ImportReport): string {
  const posts = imported + updated > 0 ? [pluralize(imported + updated, 'post')] : []
  const others = parts.filter((part) => part.imported > 0)
  return [...posts, ...others.map(({ name }) => name.toLowerCase())].join(', ')
}

/** Ends an import or its plan with the reason why it failed. */
export const failRun = (run: string, problem: string) =>
  withTransaction(visitor, (req) =>
    runSql(
      req,
      sql`update imports set state = 'failed', problem = ${problem}, updated_at = now()
          where id::text = ${run} and state = 'running'`,
    ),
  )

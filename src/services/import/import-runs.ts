import { recordActivity } from '#collections/hooks/activity-events.ts'
import { runSql, sql } from '#collections/sql.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { visitor, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { ImportReport } from '#src/import/prepare/import-report.ts'

/** Records that an import begins. @returns its id, by which it can be taken back */
export const startRun = (
  actor: Admin,
  { origin, description }: { origin: string; description: string },
): Promise<string> =>
  withTransaction(actor, async (req) => {
    const [row] = await runSql(
      req,
      sql`insert into imports (origin, description, state)
          values (${origin}, ${description}, 'running') returning id::text as id`,
    )
    return String(row?.['id'])
  })

/**
 * Ends an import or its plan with the report; one that was cancelled stays so. What an import wrote is one event in the
 * activity log.
 */
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

/** PostgreSQL's JSON holds neither NUL nor lone surrogates, which titles at a source may have. */
const storableJson = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '\ufffd').toWellFormed() : part,
  )

import { sql } from '#collections/sql.ts'
import { activityTargetSchema } from '#src/contract/activity/activity-schemas.ts'
import type { ActivityTarget } from '#src/contract/activity/activity-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'

type Named = { target_kind: string | null; target_id: string | null }

/** What entries are about, where it still exists: documents by their ids, and globals. */
export async function findTargets(
  entries: readonly Named[],
): Promise<(entry: Named) => ActivityTarget | null> {
  const ids = sql.param(entries.flatMap(({ target_id }) => target_id ?? []))
  const rows = await readSql(
    sql`select id::text as id, is_trashed from (
          select id, deleted_at is not null as is_trashed from posts
          union all select id, deleted_at is not null from projects
          union all select id, deleted_at is not null from media
          union all select id, deleted_at is not null from resumes
        ) as documents where id = any(${ids}::uuid[])`,
  )
  const isTrashed = new Map(rows.map((row) => [String(row['id']), row['is_trashed'] === true]))
  return ({ target_kind: kind, target_id: id }) => {
    if (id !== null && !isTrashed.has(id)) return null
    const target = { kind, id: id ?? '', isTrashed: isTrashed.get(id ?? '') ?? false }
    return activityTargetSchema.safeParse(target).data ?? null
  }
}

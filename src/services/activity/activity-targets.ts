import { z } from 'zod'
import { sql } from '#collections/sql.ts'
import { newestVersion } from '#collections/tables/post-version-rows.ts'
import { activityTargetSchema, UNDO_HOURS } from '#src/contract/activity/activity-schemas.ts'
import type {
  ActivityDetails,
  ActivityEntry,
  ActivityTarget,
} from '#src/contract/activity/activity-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'

type Row = {
  at: Date
  target_kind: string | null
  target_id: string | null
  details: ActivityDetails | null
}
type Documents = ReadonlyMap<string, { isTrashed: boolean; savedAt: number | undefined }>

const documentSchema = z.object({
  id: z.string(),
  is_trashed: z.boolean(),
  saved_at: z.coerce.date().nullable(),
})

export async function findDocuments(entries: readonly Row[]): Promise<Documents> {
  const ids = entries.flatMap(({ target_id, details }) => [
    ...(target_id ? [target_id] : []),
    ...(details?.items.map(({ id }) => id) ?? []),
  ])
  const rows = await readSql(
    sql`select id::text as id, deleted_at is not null as is_trashed, saved_at from (
          select posts.id, posts.deleted_at, greatest(posts.updated_at, newest.version_updated_at) as saved_at
            from posts ${newestVersion}
          union all select id, deleted_at, null from projects
          union all select id, deleted_at, null from media
          union all select id, deleted_at, null from resumes
        ) as documents where id = any(${sql.param([...new Set(ids)])}::uuid[])`,
    documentSchema,
  )
  return new Map(
    rows.map((row) => [row.id, { isTrashed: row.is_trashed, savedAt: row.saved_at?.getTime() }]),
  )
}

/** Target of an entry: a document id, or a global. */
export function targetOf(
  { target_kind: kind, target_id: id }: Row,
  documents: Documents,
): ActivityTarget | null {
  if (id !== null && !documents.has(id)) return null
  const isTrashed = documents.get(id ?? '')?.isTrashed ?? false
  return activityTargetSchema.safeParse({ kind, id: id ?? '', isTrashed }).data ?? null
}

export const itemsOf = ({ details }: Row, documents: Documents): ActivityEntry['items'] =>
  details?.items.flatMap(({ id, name }) => {
    const found = documents.get(id)
    return found ? { kind: details.kind, id, name, isTrashed: found.isTrashed } : []
  }) ?? []

export function canUndo({ at, details }: Row, documents: Documents): boolean {
  const isRecent = at.getTime() > Date.now() - UNDO_HOURS * 3_600_000
  const isAsLeft = ({ id, savedAt }: ActivityDetails['former'][number]) => {
    const post = documents.get(id)
    return post !== undefined && !post.isTrashed && post.savedAt === Date.parse(savedAt)
  }
  return isRecent && details !== null && details.former.length > 0 && details.former.every(isAsLeft)
}

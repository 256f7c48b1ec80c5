import { z } from 'zod'
import { sql, storedDateSchema } from '#collections/sql.ts'
import { newestVersion } from '#collections/tables/post-version-rows.ts'
import { activityTargetSchema, UNDO_HOURS } from '#src/contract/activity/activity-schemas.ts'
import type {
  ActivityDetails,
  ActivityEntry,
  ActivityTarget,
} from '#src/contract/activity/activity-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'

type Target = { targetKind: string | null; targetId: string | null }
type Details = { details: ActivityDetails | null }
type Documents = ReadonlyMap<string, Omit<z.infer<typeof documentSchema>, 'id'>>

const documentSchema = z.object({
  id: z.string(),
  isTrashed: z.boolean(),
  savedAt: storedDateSchema.nullable(),
})

export async function findDocuments(entries: readonly (Target & Details)[]): Promise<Documents> {
  const ids = entries.flatMap(({ targetId, details }) => [
    ...(targetId ? [targetId] : []),
    ...(details?.items.map(({ id }) => id) ?? []),
  ])
  const rows = await readSql(
    sql`select id::text as id, deleted_at is not null as "isTrashed", saved_at as "savedAt" from (
          select posts.id, posts.deleted_at, greatest(posts.updated_at, newest.version_updated_at) as saved_at
            from posts ${newestVersion}
          union all select id, deleted_at, null from projects
          union all select id, deleted_at, null from media
          union all select id, deleted_at, null from resumes
        ) as documents where id = any(${sql.param([...new Set(ids)])}::uuid[])`,
    documentSchema,
  )
  return new Map(rows.map(({ id, ...document }) => [id, document]))
}

/** Target of an entry: a document id, or a global. */
export function targetOf(
  { targetKind: kind, targetId: id }: Target,
  documents: Documents,
): ActivityTarget | null {
  if (id !== null && !documents.has(id)) return null
  const isTrashed = documents.get(id ?? '')?.isTrashed ?? false
  return activityTargetSchema.safeParse({ kind, id: id ?? '', isTrashed }).data ?? null
}

export const itemsOf = ({ details }: Details, documents: Documents): ActivityEntry['items'] =>
  details?.items.flatMap(({ id, name }) => {
    const found = documents.get(id)
    return found ? { kind: details.kind, id, name, isTrashed: found.isTrashed } : []
  }) ?? []

export function canUndo({ at, details }: Details & { at: string }, documents: Documents): boolean {
  const isRecent = Date.parse(at) > Date.now() - UNDO_HOURS * 3_600_000
  const isAsLeft = ({ id, savedAt }: ActivityDetails['former'][number]) => {
    const post = documents.get(id)
    return post !== undefined && !post.isTrashed && post.savedAt === new Date(savedAt).toISOString()
  }
  return isRecent && details !== null && details.former.length > 0 && details.former.every(isAsLeft)
}

import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { trashKindSchema, trashListSchema } from '#src/contract/trash/trash-calls.ts'
import type { TrashKind, TrashItem } from '#src/contract/trash/trash-calls.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { logger } from '#src/services/platform/log.ts'
import { as, asSystem, readSql, visitor, withTransaction } from '#src/services/platform/payload.ts'
import type { Actor, Admin } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { notifyPublicChange } from '#collections/hooks/notify-public-change.ts'
import { namedDocuments, recordActivity } from '#collections/hooks/activity-events.ts'
import { anyOf, idsOf, runSql, sql, storedDateSchema } from '#collections/sql.ts'
import { lockDocuments } from '#collections/tables/document-lock.ts'
import { setVersionDeletedAt } from '#collections/tables/post-version-rows.ts'

const NAMES: Record<TrashKind, { column: string; noun: string }> = {
  posts: { column: 'title', noun: 'post' },
  projects: { column: 'title', noun: 'project' },
  media: { column: 'original_name', noun: 'file' },
  resumes: { column: 'original_name', noun: 'resume' },
  contacts: { column: 'subject', noun: 'message' },
}

const namedSchema = z.object({ id: z.string(), name: z.string() })

type Trashed = { actor: Admin; kind: TrashKind; /** uuid */ id: string }

/**
 * In SQL: Payload would save a newer draft over the published post, and concurrent calls would both succeed. Errors:
 * `not-found`.
 */
export async function moveToTrash({ actor, kind, id }: Trashed): Promise<{ id: string }> {
  await withTransaction(actor, async (req) => {
    const moved = await setDeletedAt(req, { kind, ids: [id], isDeleted: true })
    if (moved.length === 0) throw new ServiceError('not-found')
  })
  return { id }
}

/** Idempotent: does nothing outside of the trash. Errors: `not-found` if permanently deleted. */
export async function restoreFromTrash({ actor, kind, id }: Trashed): Promise<{ id: string }> {
  await withTransaction(actor, async (req) => {
    const moved = await setDeletedAt(req, { kind, ids: [id], isDeleted: false })
    if (moved.length > 0) return
    const found = await runSql(req, sql`select 1 from ${sql.identifier(kind)} where id = ${id}`)
    if (found.length === 0) throw new ServiceError('not-found')
  })
  return { id }
}

/**
 * Deletes documents after 30 days in the trash; failures are logged and retried. Returns the number of deleted
 * documents.
 */
export async function purgeTrash(): Promise<number> {
  let purged = 0
  // The maintenance deletes messages in one statement: they have neither files nor versions.
  for (const kind of trashKindSchema.exclude(['contacts']).options) {
    const rows = await readSql(sql`select id from ${sql.identifier(kind)} where ${isExpired()}`)
    for (const id of idsOf(rows)) {
      try {
        const old = { kind, id, actor: visitor, from: isExpired(), access: SCHEDULED_PURGE }
        if (await purge(old)) purged += 1
      } catch (error) {
        logger.warn({ err: error, kind }, 'trash cleanup failed')
      }
    }
  }
  return purged
}

/** DELETE /api/trash/{kind}/{id}: permanently. Errors: `not-found` outside of the trash, also for a second call. */
export async function deleteForGood({ actor, kind, id }: Input<'deleteForGood'>) {
  const from = sql`deleted_at is not null`
  if (!(await purge({ kind, id, actor, from, access: as(actor) })))
    throw new ServiceError('not-found')
  return { id }
}

const SCHEDULED_PURGE = asSystem('the scheduled purge has no user')
const isExpired = () => sql`deleted_at < now() - make_interval(days => ${LIMITS.trashDays})`

type Purge = {
  kind: TrashKind
  id: string
  actor: Actor
  from: ReturnType<typeof sql>
  access: ReturnType<typeof as | typeof asSystem>
}

async function purge({ kind, id, actor, from, access }: Purge): Promise<boolean> {
  return withTransaction(actor, async (req) => {
    // Before any row lock: an activation takes the same two locks in this order.
    if (kind === 'resumes') await runSql(req, sql`select folio_lock_resumes()`)
    // It may have been restored since.
    const found = await runSql(
      req,
      sql`select 1 from ${sql.identifier(kind)} where id = ${id} and ${from} for update`,
    )
    if (found.length === 0) return false
    await req.payload.delete({ collection: kind, id, trash: true, req, ...access })
    return true
  })
}

type Change = { kind: TrashKind; ids: readonly string[]; isDeleted: boolean }

/** Writes one activity entry. Returns the ids of the moved documents. */
export async function setDeletedAt(
  req: PayloadRequest,
  { kind, ids, isDeleted }: Change,
): Promise<string[]> {
  const [at, was] = isDeleted
    ? [sql`now()`, sql`deleted_at is null`]
    : [sql`null`, sql`deleted_at is not null`]
  const { column, noun } = NAMES[kind]
  const chosen = sql`id = ${anyOf(ids)}`
  const table = sql.identifier(kind)
  if (ids.length > 1) await lockDocuments(req, { kind, ids })
  const items = await runSql(
    req,
    sql`update ${table} set deleted_at = ${at} where ${chosen} and ${was}
        returning id, coalesce(${sql.identifier(column)}, '') as name`,
    namedSchema,
  )
  if (items.length === 0) return []
  const moved = items.map(({ id }) => id)
  if (kind === 'posts' || kind === 'projects')
    await setVersionDeletedAt(req, { kind, ids: moved, at })
  const action = isDeleted ? 'delete' : 'restore'
  if (kind === 'contacts') {
    // By number only: an activity entry outlives a deleted message, so it must not name the sender.
    await recordActivity(req, { action, subject: pluralize(items.length, noun) })
    return moved
  }
  await recordActivity(req, { action, ...namedDocuments({ kind, noun, items }) })
  await notifyPublicChange(req)
  return moved
}

const rowSchema = trashListSchema.element.extend({
  deletedAt: storedDateSchema,
  endsAt: storedDateSchema,
})

/** GET /api/trash: everything in the trash, newest first. In SQL, because it unites five tables. */
export const listTrash = (_caller: { actor: Admin }): Promise<TrashItem[]> =>
  readSql(
    sql`select id, kind, coalesce(name, '') as name, coalesce(detail, '') as detail, deleted_at as "deletedAt",
          deleted_at + make_interval(days => ${LIMITS.trashDays}) as "endsAt" from (
          select id, 'posts' as kind, title as name, '' as detail, deleted_at from posts
          union all select id, 'projects', title, period, deleted_at from projects
          union all select id, 'media', original_name, mime_type, deleted_at from media
          union all select id, 'resumes', original_name, mime_type, deleted_at from resumes
          union all select id, 'contacts', subject, name, deleted_at from contacts
        ) as trash where deleted_at is not null order by deleted_at desc, id`,
    rowSchema,
  )

import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import type { AccessToken, Post, Project } from '#collections/generated/payload-types.ts'
import { runSql, sql } from '#collections/sql.ts'
import type { ActivityAction, ActivityDetails } from '#src/contract/activity/activity-schemas.ts'
import type { PostState } from '#src/contract/posts/post-bulk-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { isLastPublishedText } from '#collections/tables/post-version-rows.ts'

declare module 'payload' {
  interface RequestContext {
    /** Id of the request behind a Local API call; Payload's own REST requests carry it as a header. */
    requestId?: string
    tokenName?: string
    isRecordedByCaller?: boolean
    /** Ids (of globals the slugs) of the documents that were public before they were saved, whatever a draft over them says. */
    publicBefore?: Set<string>
  }
}

type ActivityEvent = {
  action: ActivityAction
  subject?: string
  target?: { kind: string; id?: string } | undefined
  /** The documents of a bulk change, and what its undo needs. */
  details?: ActivityDetails
  actor?: string
}

/**
 * Part of the transaction of the change. Plain SQL, because Payload denies writes. `now()` is constant in a
 * transaction, so each entry adds a millisecond.
 */
export async function recordActivity(
  req: PayloadRequest,
  { action, subject = '', target, details, actor }: ActivityEvent,
): Promise<void> {
  const user = [req.user?.email, req.context.tokenName].filter(Boolean).join(' · ')
  const who = actor ?? user
  await runSql(
    req,
    sql`insert into audit (action, subject, target_kind, target_id, details, actor, request_id, created_at)
        values (${action}, ${subject}, ${target?.kind ?? null}, ${target?.id ?? null},
          ${details ? JSON.stringify(details) : null}::jsonb, ${who}, ${requestIdOf(req)},
          coalesce((select max(created_at) + interval '1 millisecond' from audit
            where created_at >= date_trunc('milliseconds', now())), now()))`,
  )
}

type Documents = Pick<ActivityDetails, 'kind' | 'items'> & {
  noun: string
  former?: PostState[]
}

export function namedDocuments({ kind, noun, items, former = [] }: Documents) {
  const [first] = items
  return first && items.length === 1
    ? {
        subject: first.name,
        target: { kind, id: first.id },
        ...(former.length > 0 && { details: { kind, items: [], former } }),
      }
    : { subject: pluralize(items.length, noun), details: { kind, items, former } }
}

export const requestIdOf = ({ context, headers }: PayloadRequest): string =>
  context.requestId ?? headers?.get('x-request-id') ?? ''

/** Scripts (seed, import) are not recorded. */
const isRecorded = (req: PayloadRequest) => Boolean(req.user) && !req.context.isRecordedByCaller

/** Before a save of a document that has drafts. Payload passes on what its newest draft says, not what visitors see. */
export const recordPreviousStatus: CollectionBeforeChangeHook<Post | Project> = async ({
  collection,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && originalDoc?.id)
    await noteStatus(req, { table: collection.slug, id: originalDoc.id })
}

export const recordPreviousGlobalStatus: GlobalBeforeChangeHook = async ({ global, req }) => {
  await noteStatus(req, { table: global.slug })
}

async function noteStatus(req: PayloadRequest, row: Row) {
  if (!isRecorded(req)) return
  const publicBefore = (req.context.publicBefore ??= new Set())
  const key = row.id ?? row.table
  if (await isPublished(req, row)) publicBefore.add(key)
  else publicBefore.delete(key)
}

export const recordPublication: CollectionAfterChangeHook<Post | Project> = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (!isRecorded(req)) return
  const wasPublic = operation === 'update' && req.context.publicBefore?.has(doc.id) === true
  // A draft saved on top of a published document does not unpublish it.
  const isPublic = await isPublished(req, { table: collection.slug, id: doc.id })
  if (wasPublic === isPublic) return
  const { id, title } = doc
  const action = isPublic ? 'publish' : 'unpublish'
  const target = { kind: collection.slug, id }
  const former = 'tags' in doc ? [stateBefore(doc, previousDoc)] : []
  // Only the previously published text may be published again.
  const canUndo = former.length > 0 && (isPublic || (await isLastPublishedText(req, id)))
  const details = { kind: 'posts' as const, items: [], former }
  await recordActivity(req, { action, subject: title, target, ...(canUndo && { details }) })
}

function stateBefore(post: Post, before: Partial<Post>): PostState {
  const iso = (date: string | null | undefined) => (date ? new Date(date).toISOString() : null)
  return {
    id: post.id,
    savedAt: new Date(post.updatedAt).toISOString(),
    status: post._status === 'published' ? 'draft' : 'published',
    publishedAt: iso(before.publishedAt),
    firstPublishedAt: iso(before.firstPublishedAt),
    tags: post.tags ?? [],
  }
}

/** A change of a global that visitors see; a draft of it is not recorded. */
export const recordGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!isRecorded(req)) return
  const { slug } = global
  const isDraft = (doc as { _status?: string })._status === 'draft'
  const wasPublic = req.context.publicBefore?.has(slug) === true
  if (isDraft && (!wasPublic || (await isPublished(req, { table: slug })))) return
  const subject = typeof global.label === 'string' ? global.label : slug
  const action = isDraft ? 'unpublish' : 'publish'
  await recordActivity(req, { action, subject, target: { kind: slug } })
}

type Row = { table: string; id?: string }

async function isPublished(req: PayloadRequest, { table, id }: Row): Promise<boolean> {
  const one = id === undefined ? sql`true` : sql`id = ${id}`
  const rows = await runSql(
    req,
    sql`select from ${sql.identifier(table)} where ${one} and _status = 'published'`,
  )
  return rows.length > 0
}

type Trashable = { id: string; title?: string; originalName?: string; deletedAt?: string | null }

/** Messages by number only: an activity entry outlives a deleted message, so it must not name the sender. */
const nameOf = ({ title, originalName }: Trashable, collection: string) =>
  collection === 'contacts' ? '1 message' : (title ?? originalName ?? '')

export const recordTrash: CollectionAfterChangeHook<Trashable> = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !isRecorded(req)) return
  const wasTrashed = Boolean(previousDoc.deletedAt)
  const isTrashed = Boolean(doc.deletedAt)
  if (wasTrashed === isTrashed) return
  const action = isTrashed ? 'delete' : 'restore'
  const target = { kind: collection.slug, id: doc.id }
  await recordActivity(req, { action, subject: nameOf(doc, collection.slug), target })
}

export const recordPermanentDelete: CollectionAfterDeleteHook<Trashable> = async ({
  collection,
  doc,
  req,
}) => {
  if (!isRecorded(req)) return
  const subject = `${nameOf(doc, collection.slug)}, permanently`
  await recordActivity(req, { action: 'delete', subject })
}

export const recordTokenRevocation: CollectionAfterDeleteHook<AccessToken> = ({ doc, req }) =>
  recordActivity(req, { action: 'revoke-token', subject: doc.name })

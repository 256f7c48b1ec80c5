import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import type { AccessToken, Post, Project } from '#collections/generated/payload-types.ts'
import { runSql, sql } from '#collections/sql.ts'
import type { AuditAction } from '#src/contract/admin/audit-schemas.ts'

declare module 'payload' {
  interface RequestContext {
    /** Id of the request behind a Local API call; Payload's own REST requests carry it as a header. */
    requestId?: string
    /** Name of the access token behind it, which the log shows beside its owner. */
    tokenName?: string
    /** The caller records one event for several documents. */
    isAuditedByCaller?: boolean
  }
}

type AuditEvent = {
  action: AuditAction
  subject?: string
  /** For events before a user is signed in. */
  actor?: string
}

/**
 * Inserts an audit event in the transaction of the audited change: both are stored or neither. Plain SQL,
 * because Payload denies writes to the collection.
 */
export async function recordAuditEvent(
  req: PayloadRequest,
  { action, subject = '', actor }: AuditEvent,
): Promise<void> {
  const user = [req.user?.email, req.context.tokenName].filter(Boolean).join(' · ')
  const who = actor ?? user
  const requestId = req.context.requestId ?? req.headers?.get('x-request-id') ?? ''
  await runSql(
    req,
    sql`insert into audit (action, subject, actor, request_id)
        values (${action}, ${subject}, ${who}, ${requestId})`,
  )
}

/** Scripts (seed, import) are not audited. */
const isAudited = (req: PayloadRequest) => Boolean(req.user) && !req.context.isAuditedByCaller

/** Publishing and unpublishing, through any API. */
export const auditPublication: CollectionAfterChangeHook<Post | Project> = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (!isAudited(req)) return
  const wasPublished = operation === 'update' && previousDoc._status === 'published'
  const isPublished = doc._status === 'published'
  if (wasPublished === isPublished) return
  // A draft saved on top of a published document does not unpublish it.
  if (wasPublished && (await isStillPublished(req, { table: collection.slug, id: doc.id }))) return
  await recordAuditEvent(req, { action: isPublished ? 'publish' : 'unpublish', subject: doc.title })
}

/** A change of a global that visitors see; drafts of it are not recorded. */
export const auditGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const { _status } = doc as { _status?: string }
  if (!isAudited(req) || _status === 'draft') return
  const subject = typeof global.label === 'string' ? global.label : global.slug
  await recordAuditEvent(req, { action: 'publish', subject })
}

type Row = { table: string; id: string }

async function isStillPublished(req: PayloadRequest, { table, id }: Row): Promise<boolean> {
  const [row] = await runSql(
    req,
    sql`select _status from ${sql.identifier(table)} where id = ${id}`,
  )
  return row?.['_status'] === 'published'
}

type Named = { title?: string; originalName?: string }
type Trashable = Named & { id: string; deletedAt?: string | null }
type SubjectName = (doc: Named) => string

export const byTitle: SubjectName = ({ title }) => title ?? ''
export const byOriginalName: SubjectName = ({ originalName }) => originalName ?? ''
/** Messages by number only: an audit event outlives a deleted message, so it must not name the sender. */
export const byNumber: SubjectName = () => '1 message'

/**
 * Moves to and from the trash by an edit in the built-in admin.
 * @param nameOf names the document in the audit log
 */
export const auditTrash =
  (nameOf: SubjectName): CollectionAfterChangeHook<Trashable> =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation !== 'update' || !isAudited(req)) return
    const wasTrashed = Boolean(previousDoc.deletedAt)
    const isTrashed = Boolean(doc.deletedAt)
    if (wasTrashed === isTrashed) return
    await recordAuditEvent(req, { action: isTrashed ? 'delete' : 'restore', subject: nameOf(doc) })
  }

/** Permanent deletion. @param nameOf names the document in the audit log */
export const auditPermanentDelete =
  (nameOf: SubjectName): CollectionAfterDeleteHook<Trashable> =>
  async ({ doc, req }) => {
    if (isAudited(req))
      await recordAuditEvent(req, { action: 'delete', subject: `${nameOf(doc)}, permanently` })
  }

/** Revoked access tokens, through any API. */
export const auditTokenRevocation: CollectionAfterDeleteHook<AccessToken> = ({ doc, req }) =>
  recordAuditEvent(req, { action: 'revoke-token', subject: doc.name })

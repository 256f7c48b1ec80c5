import type { PayloadRequest } from 'payload'
import { RATES } from '#src/contract/limits.ts'
import { messageListSchema } from '#src/contract/messages/message-schemas.ts'
import type { Message, MessageBody, MessageState } from '#src/contract/messages/message-schemas.ts'
import { sendMessageNotification } from './message-notification.ts'
import type { VisitorMessage } from './message-notification.ts'
import { logger } from '#src/services/platform/log.ts'
import { withIdempotencyKey } from '#src/services/platform/idempotency.ts'
import { asSystem, readSql, visitor, withTransaction } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { consumeRateLimit } from '#src/services/platform/rate-limit.ts'
import { sql, storedDateSchema, anyOf, idsOf, runSql } from '#collections/sql.ts'
import { setDeletedAt } from '#src/services/trash/trash.ts'

/** Milliseconds in which few people fill in four fields; autofill and password managers do. */
const MIN_HUMAN_MS = 2000
const LINK = /https?:\/\/|www\./i

/**
 * POST /api/contact: a bot's message (honeypot filled) gets the same response and is not stored. A link within two
 * seconds is stored as spam. Errors: `too-many` after five messages in ten minutes of one address, `unavailable`.
 */
export async function createMessage({
  body,
  client,
  key = null,
}: {
  body: MessageBody
  client: string
  key?: string | null
}): Promise<{ received: true }> {
  const { website, elapsed, ...message } = body
  if (website) {
    logger.info({ reason: 'honeypot' }, 'contact message dropped')
    return { received: true }
  }
  const isFast = elapsed !== undefined && elapsed < MIN_HUMAN_MS
  const state = isFast && LINK.test(message.message) ? 'spam' : 'unread'
  await consumeRateLimit({ ...RATES.message, key: client })
  await consumeRateLimit({ ...RATES.messageOfAll, key: 'everybody' })
  const { isReplay } = await withTransaction(visitor, async (req) =>
    withIdempotencyKey(req, {
      kind: 'contacts',
      key,
      create: () => storeMessage(req, { ...message, state }),
    }),
  )
  if (!isReplay && state === 'unread') sendMessageNotification(message)
  return { received: true }
}

type StoredMessage = VisitorMessage & { state: MessageState }

async function storeMessage(req: PayloadRequest, message: StoredMessage): Promise<string> {
  const { id } = await req.payload.create({
    collection: 'contacts',
    data: message,
    ...asSystem('visitors store messages through this service only, never through REST', req),
  })
  return id
}

/** GET /api/contact: newest first, spam only if `state` asks for it. In SQL: Payload takes seconds for 10,000 messages. */
export async function listMessages({ state }: Input<'listMessages'>): Promise<Message[]> {
  const wanted = state ? sql`state = ${state}::enum_contacts_state` : sql`state <> 'spam'`
  return readSql(
    sql`select id, name, email, subject, message, state, answered_at as "answeredAt", created_at as "createdAt"
        from contacts
        where deleted_at is null and ${wanted} order by created_at desc, id`,
    rowSchema,
  )
}

const rowSchema = messageListSchema.element.extend({
  answeredAt: storedDateSchema.nullable(),
  createdAt: storedDateSchema,
})

/** PATCH /api/contact: changes all messages or none, in one statement. Returns the ids that were changed. */
export async function changeMessages({
  actor,
  body: { ids, state, answeredAt, isDeleted },
}: Input<'changeMessages'>): Promise<{ ids: string[] }> {
  return withTransaction(actor, async (req) => {
    if (isDeleted !== undefined)
      return { ids: await setDeletedAt(req, { kind: 'contacts', ids, isDeleted }) }
    const to = state
      ? sql`state = ${state}::enum_contacts_state`
      : sql`answered_at = ${answeredAt ?? null}::timestamptz`
    const rows = await runSql(
      req,
      sql`update contacts set ${to}, updated_at = now()
          where id = ${anyOf(ids)} and deleted_at is null returning id`,
    )
    return { ids: idsOf(rows) }
  })
}

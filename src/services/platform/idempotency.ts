import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'

/** Days that a request is known again. */
const IDEMPOTENCY_KEY_DAYS = 30

type IdempotentCreation = {
  /** What is made: the same key may stand for one of each kind. */
  kind: 'posts' | 'media' | 'resumes' | 'contacts'
  /** Chosen at random by who asks; without one every request makes something. */
  key: string | null
  /** What it says, where the same key may come with something else. */
  requestBody?: unknown
  create: () => Promise<string>
}

type IdempotentResult = {
  id: string
  /** An earlier request had made it. */
  isReplay: boolean
  /** And that one, or one after it, said the very same. */
  isSameBody: boolean
  /** When a request with this key last wrote it (ISO 8601); empty where none has told. */
  savedAt: string
  /** Tells when it was written now. */
  recordSave: (at: string) => Promise<unknown>
}

/**
 * Makes a document once, however often the same request comes: a browser whose answer was lost asks again.
 * Two at once wait for each other; a failed one leaves no trace.
 */
export async function withIdempotencyKey(
  req: PayloadRequest,
  making: IdempotentCreation,
): Promise<IdempotentResult> {
  const { kind, key, requestBody, create } = making
  const unknown = {
    isReplay: false,
    isSameBody: false,
    savedAt: '',
    recordSave: () => Promise.resolve(),
  }
  if (key === null) return { ...unknown, id: await create() }
  const name = `${kind}:${key}`
  const hash = createHash('sha256')
    .update(JSON.stringify(requestBody ?? null))
    .digest('base64url')
  const recordSave = (at: string) =>
    runSql(
      req,
      sql`update request_keys set saved_at = ${at}, request_hash = ${hash} where key = ${name}`,
    )
  const fresh = await runSql(
    req,
    sql`insert into request_keys (key) values (${name}) on conflict do nothing returning key`,
  )
  if (fresh.length === 0) {
    const [row] = await runSql(
      req,
      // Held until this one is done: a third of the same key sees what the second has written.
      sql`select document, saved_at, request_hash from request_keys where key = ${name} for update`,
    )
    const at = row?.['saved_at']
    const savedAt = typeof at === 'string' ? new Date(at).toISOString() : ''
    const isSameBody = row?.['request_hash'] === hash
    return { id: String(row?.['document']), isReplay: true, isSameBody, savedAt, recordSave }
  }
  const id = await create()
  await runSql(req, sql`update request_keys set document = ${id} where key = ${name}`)
  return { ...unknown, id, recordSave }
}

/** Forgets requests of the days before. */
export async function deleteExpiredIdempotencyKeys(req: PayloadRequest): Promise<void> {
  await runSql(
    req,
    sql`delete from request_keys where created_at < now() - make_interval(days => ${IDEMPOTENCY_KEY_DAYS})`,
  )
}

import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'

/** Days that a key is kept. */
const IDEMPOTENCY_KEY_DAYS = 30

type IdempotentCreation = {
  /** Scope of the key: the same one may be used once per kind. */
  kind: 'posts' | 'projects' | 'media' | 'resumes' | 'contacts'
  /** Random, chosen by the client; without one every request creates something. */
  key: string | null
  requestBody?: unknown
  create: () => Promise<string>
}

type IdempotentResult = {
  id: string
  isReplay: boolean
  isSameBody: boolean
  /** When a request with this key last wrote the document (ISO 8601); empty when not recorded. */
  savedAt: string
  recordSave: (at: string) => Promise<unknown>
}

const keySchema = z.object({
  document: z.string(),
  saved_at: z.string().nullable(),
  request_hash: z.string().nullable(),
})

/** Concurrent requests with a key wait for each other; a failed one leaves no trace. */
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
      // Locked until this transaction ends: a third request with the key sees the rows of the second.
      sql`select document, saved_at, request_hash from request_keys where key = ${name} for update`,
    )
    const { document: id, saved_at: at, request_hash: given } = keySchema.parse(row)
    const savedAt = at === null ? '' : new Date(at).toISOString()
    return { id, isReplay: true, isSameBody: given === hash, savedAt, recordSave }
  }
  const id = await create()
  await runSql(req, sql`update request_keys set document = ${id} where key = ${name}`)
  return { ...unknown, id, recordSave }
}

export async function deleteExpiredIdempotencyKeys(req: PayloadRequest): Promise<void> {
  await runSql(
    req,
    sql`delete from request_keys where created_at < now() - make_interval(days => ${IDEMPOTENCY_KEY_DAYS})`,
  )
}

import type { PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'

/** Days that a request is known again. */
const KEY_DAYS = 1

type Making = {
  /** What is made: the same key may stand for one of each kind. */
  kind: 'posts' | 'media' | 'resumes' | 'contacts'
  /** Chosen at random by who asks; without one every request makes something. */
  key: string | null
  make: () => Promise<string>
}

/**
 * Makes a document once, however often the same request comes: a browser whose answer was lost asks again.
 * Two at once wait for each other; a failed one leaves no trace.
 * @returns the id, and whether an earlier request had made it
 */
export async function madeOnce(
  req: PayloadRequest,
  { kind, key, make }: Making,
): Promise<{ id: string; isRepeated: boolean }> {
  if (key === null) return { id: await make(), isRepeated: false }
  const name = `${kind}:${key}`
  const fresh = await runSql(
    req,
    sql`insert into request_keys (key) values (${name}) on conflict do nothing returning key`,
  )
  if (fresh.length === 0) {
    const [row] = await runSql(req, sql`select document from request_keys where key = ${name}`)
    return { id: String(row?.['document']), isRepeated: true }
  }
  const id = await make()
  await runSql(req, sql`update request_keys set document = ${id} where key = ${name}`)
  return { id, isRepeated: false }
}

/** Forgets requests of the days before. */
export async function forgetKeys(req: PayloadRequest): Promise<void> {
  await runSql(
    req,
    sql`delete from request_keys where created_at < now() - make_interval(days => ${KEY_DAYS})`,
  )
}

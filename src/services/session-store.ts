import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { SESSION } from '#src/contract/sessions.ts'
import { runSql, sql } from '#collections/sql.ts'

/*
 * The rows of the users' `sessions` field, one statement each. Payload's own addSessionToUser and logout
 * write the whole user back: of two at the same moment one is lost, and an ended session could return.
 */

/**
 * Starts a stored session that ends in 7 days, whatever its use, and clears away those that have ended.
 * @returns its id, the `sid` of tokens
 */
export async function addSession(req: PayloadRequest, userId: string): Promise<string> {
  const sid = randomUUID()
  const now = new Date()
  const end = new Date(now.getTime() + SESSION.longestSeconds * 1000)
  const [from, until] = [now.toISOString(), end.toISOString()]
  await runSql(req, sql`delete from users_sessions where expires_at <= ${from}::timestamptz`)
  await runSql(
    req,
    sql`insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
      select coalesce(max(_order), 0) + 1, ${userId}::uuid, ${sid}, ${from}::timestamptz, ${until}::timestamptz
      from users_sessions where _parent_id = ${userId}::uuid`,
  )
  return sid
}

/** Ends one session: every token of it is dead from now on. Ending an unknown one does nothing. */
export async function removeSession(req: PayloadRequest, sid: string): Promise<void> {
  await runSql(req, sql`delete from users_sessions where id = ${sid}`)
}

/** Ends every session of a user. */
export async function removeSessionsOf(req: PayloadRequest, userId: string): Promise<void> {
  await runSql(req, sql`delete from users_sessions where _parent_id = ${userId}::uuid`)
}

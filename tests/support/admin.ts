import { payloadClient, visitor, withTransaction } from '#src/services/platform/payload.ts'
import { addSession } from '#collections/tables/user-sessions.ts'
import { sessionCookie } from '#src/services/auth/session-token.ts'
import { runSql, sql } from '#collections/sql.ts'
import { resetForEachFile } from './file-state.ts'
import { findOrCreateUser } from '#src/services/auth/admin-users.ts'

const PLACE = { device: 'Firefox on Linux', address: '203.0.113.7' }
const OWNER = { email: 'owner.example@gmail.com', firstName: 'Olive', lastName: 'Owner' }

let shared: Promise<string> | undefined
resetForEachFile(() => (shared = undefined))

/** Cookie header of a signed-in administrator; one session for the whole test file. */
export function adminCookie(): Promise<string> {
  shared ??= newSession().then(({ cookie }) => cookie)
  return shared
}

/** Cookie header of an expired session. */
export async function expiredCookie(): Promise<string> {
  const { cookie, sid } = await newSession()
  await withTransaction(visitor, (req) =>
    runSql(
      req,
      sql`update users_sessions set expires_at = now() - interval '1 minute' where id = ${sid}`,
    ),
  )
  return cookie
}

/** A separate session, for tests that end it. */
export async function newSession(): Promise<{ cookie: string; sid: string }> {
  const payload = await payloadClient()
  const { user, sid } = await withTransaction(visitor, async (req) => {
    const user = await findOrCreateUser(req, OWNER)
    return { user, sid: await addSession(req, user.id, PLACE) }
  })
  const cookie = await sessionCookie(payload, user, sid)
  return { cookie: cookie.split(';')[0] ?? '', sid }
}

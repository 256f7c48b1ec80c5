import { expect } from 'vitest'
import { payloadClient, visitor, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { authenticateRequest } from '#src/services/auth/authentication.ts'
import { addSession } from '#collections/tables/user-sessions.ts'
import { sessionCookie } from '#src/services/auth/session-token.ts'
import { runSql, sql } from '#collections/sql.ts'
import { resetForEachFile } from './file-state.ts'
import { askPayload } from './payload-rest.ts'
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

/** The signed-in administrator, for calls to Payload that bypass the routes. */
export async function adminActor(): Promise<Admin> {
  const { actor } = await authenticateRequest(new Headers({ cookie: await adminCookie() }))
  if (actor.kind !== 'admin') throw new Error('The session of the tests is not valid')
  return actor
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

/**
 * Requests Payload's REST API as the built-in admin does.
 * @param path after `/payload/api`
 */
export const askAdmin = async (method: string, path: string, json: object = {}) => {
  const headers = { 'content-type': 'application/json', cookie: await adminCookie() }
  return askPayload(method, path, { headers, body: JSON.stringify(json) })
}

/** A save that succeeds. */
export async function saveInAdmin(method: 'POST' | 'PATCH', path: string, data: object) {
  const response = await askAdmin(method, path, data)
  expect(response.ok, await response.clone().text()).toBe(true)
  return ((await response.json()) as { doc: { id: string; slug: string } }).doc
}

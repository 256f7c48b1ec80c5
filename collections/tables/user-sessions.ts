import { z } from 'zod'
import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { SESSION_LIFETIME } from '#src/contract/auth/session-settings.ts'
import { runSql, sql } from '#collections/sql.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

/* One statement each: Payload writes the whole user back, so concurrent changes are lost and sessions may return. */

const sessions = sql.identifier(PAYLOAD_TABLES.userSessions)

/** Device of a session, for the user to recognise: the browser's name and the network address. */
type SessionLocation = { device: string; address: string }

/** Ends in 7 days regardless of use. Deletes expired sessions. Returns the `sid` of tokens. */
export async function addSession(
  req: PayloadRequest,
  userId: string,
  { device, address }: SessionLocation,
): Promise<string> {
  const sid = randomUUID()
  const now = new Date()
  const end = new Date(now.getTime() + SESSION_LIFETIME.longestSeconds * 1000)
  const [from, until] = [now.toISOString(), end.toISOString()]
  await runSql(req, sql`delete from ${sessions} where expires_at <= ${from}::timestamptz`)
  await runSql(
    req,
    sql`insert into ${sessions} (_order, _parent_id, id, created_at, expires_at, device, address)
      select coalesce(max(_order), 0) + 1, ${userId}::uuid, ${sid}, ${from}::timestamptz, ${until}::timestamptz,
        ${device}, ${address}
      from ${sessions} where _parent_id = ${userId}::uuid`,
  )
  return sid
}

export async function removeSession(req: PayloadRequest, sid: string): Promise<void> {
  await runSql(req, sql`delete from ${sessions} where id = ${sid}`)
}

/** Ends one or all sessions, never `except`. Returns the devices that were signed out. */
export async function removeOwnSessions(
  req: PayloadRequest,
  userId: string,
  { only, except }: { only?: string; except?: string | undefined } = {},
): Promise<string[]> {
  const rows = await runSql(
    req,
    sql`delete from ${sessions} where _parent_id = ${userId}::uuid
      and (${only ?? null}::varchar is null or id = ${only ?? null})
      and id is distinct from ${except ?? null}
      returning coalesce(device, '') as device`,
    z.object({ device: z.string() }),
  )
  return rows.map(({ device }) => device)
}

export const selectSessions = (userId: string) =>
  sql`select id, coalesce(device, '') as device, coalesce(address, '') as address,
             created_at as "createdAt", expires_at as "expiresAt"
      from ${sessions} where _parent_id = ${userId}::uuid and expires_at > now()
      order by created_at desc, id`

export const selectAccounts = (allowed: readonly string[]) =>
  sql`select coalesce(users.email, wanted.email) as email,
             concat_ws(' ', users.first_name, users.last_name) as name,
             (select max(created_at) from audit
              where action = 'sign-in' and actor = users.email) as "lastSignInAt",
             (select count(*) from ${sessions} as active
              where active._parent_id = users.id and active.expires_at > now()) as devices
      from users full join unnest(${sql.param([...allowed])}::text[]) as wanted(email)
        on wanted.email = users.email
      order by email`

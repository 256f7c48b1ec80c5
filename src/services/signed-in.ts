import { sql } from '#collections/sql.ts'
import { record } from '#collections/hooks/record.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { signedInSchema } from '#src/contract/signed-in.ts'
import type { SignedIn } from '#src/contract/signed-in.ts'
import { readSql, withTransaction } from './payload.ts'
import type { Actor } from './payload.ts'
import { removeOwnSessions } from './session-store.ts'

type Admin = Extract<Actor, { kind: 'admin' }>

/** The session this request belongs to; the strategy puts it on the user. */
const currentOf = ({ user }: Admin) => (user as { _sid?: string })._sid

function assertAdmin(actor: Actor): asserts actor is Admin {
  if (actor.kind !== 'admin') throw new ServiceError('forbidden')
}

/** GET /api/sessions: the actor's own sessions that have not ended, newest first. Errors: `forbidden` for visitors. */
export async function listSessions({ actor }: { actor: Actor }): Promise<SignedIn[]> {
  assertAdmin(actor)
  const rows = await readSql(
    sql`select id, coalesce(device, '') as device, coalesce(address, '') as address, created_at, expires_at
        from users_sessions where _parent_id = ${actor.user.id}::uuid and expires_at > now()
        order by created_at desc, id`,
  )
  return rows.map(({ created_at, expires_at, ...row }) =>
    signedInSchema.parse({
      ...row,
      createdAt: new Date(String(created_at)).toISOString(),
      expiresAt: new Date(String(expires_at)).toISOString(),
      isCurrent: row['id'] === currentOf(actor),
    }),
  )
}

/**
 * DELETE /api/sessions/{id}: its tokens are dead with the answer, for our calls and for the built-in admin.
 * Errors: `forbidden` for visitors, `not-found` for a session that has ended or is somebody else's.
 */
export async function endSession({ actor, id }: { actor: Actor; id: string }) {
  const ended = await end(actor, { only: id })
  if (ended === 0) throw new ServiceError('not-found')
  return { id }
}

/** DELETE /api/sessions: ends all of the actor's sessions but the one that asks. Errors: `forbidden` for visitors. */
export async function endOtherSessions({ actor }: { actor: Actor }) {
  assertAdmin(actor)
  return { ended: await end(actor, { except: currentOf(actor) }) }
}

async function end(actor: Actor, which: { only?: string; except?: string | undefined }) {
  assertAdmin(actor)
  return withTransaction(actor, async (req) => {
    const devices = await removeOwnSessions(req, String(actor.user.id), which)
    for (const device of devices)
      await record(req, { action: 'sign-out', subject: device || 'an unknown device' })
    return devices.length
  })
}

import { record } from '#collections/hooks/record.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { signedInSchema } from '#src/contract/signed-in.ts'
import type { SignedIn } from '#src/contract/signed-in.ts'
import { readSql, withTransaction } from './payload.ts'
import type { Admin } from './payload.ts'
import { removeOwnSessions, selectSessions } from '#collections/tables/user-sessions.ts'

/** The session this request belongs to; the strategy puts it on the user. */
const currentOf = ({ user }: Admin) => (user as { _sid?: string })._sid

/** GET /api/sessions: the actor's own sessions that have not ended, newest first. */
export async function listSessions({ actor }: { actor: Admin }): Promise<SignedIn[]> {
  const rows = await readSql(selectSessions(String(actor.user.id)))
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
 * Errors: `not-found` for a session that has ended or is somebody else's.
 */
export async function endSession({ actor, id }: { actor: Admin; id: string }) {
  const ended = await end(actor, { only: id })
  if (ended === 0) throw new ServiceError('not-found')
  return { id }
}

/** DELETE /api/sessions: ends all of the actor's sessions but the one that asks. */
export async function endOtherSessions({ actor }: { actor: Admin }) {
  return { ended: await end(actor, { except: currentOf(actor) }) }
}

async function end(actor: Admin, which: { only?: string; except?: string | undefined }) {
  return withTransaction(actor, async (req) => {
    const devices = await removeOwnSessions(req, String(actor.user.id), which)
    for (const device of devices)
      await record(req, { action: 'sign-out', subject: device || 'an unknown device' })
    return devices.length
  })
}

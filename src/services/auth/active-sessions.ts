import { storedDateSchema } from '#collections/sql.ts'
import type { PayloadRequest } from 'payload'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { activeSessionSchema } from '#src/contract/auth/session-calls.ts'
import type { ActiveSession } from '#src/contract/auth/session-calls.ts'
import { readSql, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { removeOwnSessions, selectSessions } from '#collections/tables/user-sessions.ts'
import { removeOwnTokens } from '#collections/tables/token-revocation.ts'

const currentSessionId = ({ user }: Admin) => (user as { _sid?: string })._sid

const sessionRow = activeSessionSchema
  .omit({ isCurrent: true })
  .extend({ createdAt: storedDateSchema, expiresAt: storedDateSchema })

/** GET /api/sessions: the actor's own sessions that have not ended, newest first. */
export async function listSessions({ actor }: { actor: Admin }): Promise<ActiveSession[]> {
  const sessions = await readSql(selectSessions(String(actor.user.id)), sessionRow)
  return sessions.map((session) => ({
    ...session,
    isCurrent: session.id === currentSessionId(actor),
  }))
}

/** DELETE /api/sessions/{id}: also signs out of the built-in admin. Errors: `not-found`, also for other users' sessions. */
export async function endSession({ actor, id }: Input<'endSession'>) {
  const ended = await withTransaction(actor, (req) => end(req, actor, { only: id }))
  if (ended === 0) throw new ServiceError('not-found')
  return { id }
}

/** DELETE /api/sessions: ends all other sessions. `tokens`: also revokes the access tokens, in one transaction. */
export async function endOtherSessions({ actor, tokens }: Input<'endOtherSessions'>) {
  return withTransaction(actor, async (req) => ({
    ended: await end(req, actor, { except: currentSessionId(actor) }),
    revoked: tokens ? await removeOwnTokens(req, String(actor.user.id)) : 0,
  }))
}

type Which = { only?: string; except?: string | undefined }

async function end(req: PayloadRequest, actor: Admin, which: Which) {
  const devices = await removeOwnSessions(req, String(actor.user.id), which)
  for (const device of devices)
    await recordActivity(req, { action: 'sign-out', subject: device || 'an unknown device' })
  return devices.length
}

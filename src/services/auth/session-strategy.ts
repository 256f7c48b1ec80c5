import type { AuthStrategy, CollectionAfterLogoutHook, Payload, TypedUser } from 'payload'
import { env, siteUrl } from '#src/env.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { removeOwnSessions, removeSession } from '#collections/tables/user-sessions.ts'
import { removeOwnTokens } from '#collections/tables/token-revocation.ts'
import { mayUseSessionCookie, verifySessionToken } from './session-token.ts'
import type { SessionClaims } from '#src/lib/http/session-claims.ts'
import { isAllowedEmail } from './account-allowlist.ts'

type Session = { user: TypedUser; claims: SessionClaims; signedInAt: number }
type StoredSession = { id: string; createdAt: string; expiresAt: string }
type StoredUser = { id: string; email: string; sessions?: StoredSession[] | null }

/** Null unless token, stored session and allowlist agree. Rejects when the database is unavailable. */
export async function findSession(headers: Headers, payload: Payload): Promise<Session | null> {
  if (!mayUseSessionCookie(headers, siteUrl)) return null
  const claims = await verifySessionToken(headers, payload)
  if (!claims) return null
  const user = await payload.db.findOne<StoredUser & { collection: 'users' }>({
    collection: 'users',
    where: { id: { equals: claims.userId } },
  })
  const stored = user?.sessions?.find(({ id }) => id === claims.sid)
  const isLive = stored !== undefined && new Date(stored.expiresAt).getTime() > Date.now()
  if (!user || !isLive || !isAllowedEmail(user.email, env.ADMIN_EMAILS)) return null
  const { sessions: _, ...plain } = user
  return {
    user: { ...plain, collection: 'users', _strategy: 'googleSession', _sid: claims.sid } as never,
    claims,
    signedInAt: Date.parse(stored.createdAt),
  }
}

/** Payload's own strategy refuses collections without passwords and ignores the stored expiry. */
export const googleSession: AuthStrategy = {
  name: 'googleSession',
  authenticate: async ({ headers, payload }) => {
    const session = await findSession(headers, payload)
    return { user: session?.user ?? null }
  },
}

/** Payload's own logout skips collections without passwords. `?tokens=revoke` also revokes the user's access tokens. */
export const endSessionOnLogout: CollectionAfterLogoutHook = async ({ req }) => {
  const user = req.user as { id: string; _sid?: string } | null
  if (!user) return
  const { searchParams } = req
  if (searchParams?.get('tokens') === 'revoke') await removeOwnTokens(req, user.id)
  if (searchParams?.get('allSessions') === 'true') await removeOwnSessions(req, user.id)
  else if (user._sid) await removeSession(req, user._sid)
  await recordActivity(req, { action: 'sign-out' })
}

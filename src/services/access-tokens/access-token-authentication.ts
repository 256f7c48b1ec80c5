import { createLocalReq } from 'payload'
import type { Payload, TypedUser } from 'payload'
import type { AccessToken } from '#collections/generated/payload-types.ts'
import { runSql, sql } from '#collections/sql.ts'
import type { TokenScope } from '#src/contract/token-scope.ts'
import { env } from '#src/env.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { isAllowedEmail } from '#src/services/auth/account-allowlist.ts'
import { hashToken, isToken } from './access-token-secret.ts'

type StoredToken = Omit<AccessToken, 'owner'> & { owner: string }
type StoredUser = TypedUser & { sessions?: unknown }

const MINUTE_MS = 60_000

/** Tokens that can never become valid: repeating them costs no query. `isToken` bounds their number. */
const refused = new Set<string>()

/** Returns null for an invalid, revoked or expired token, or an owner outside of ADMIN_EMAILS. Throws without a database. */
export async function authenticateAccessToken(
  token: string,
  requestId: string,
): Promise<{ actor: Admin; scopes: readonly TokenScope[] } | null> {
  if (!isToken(token)) return null
  const hash = hashToken(token)
  if (refused.has(hash)) return null
  const payload = await payloadClient()
  const found = await findToken(payload, hash)
  if (!found) {
    refused.add(hash)
    return null
  }
  await recordUse(payload, found.stored)
  const { sessions: _, ...plain } = found.user
  const { id, name, scopes } = found.stored
  return {
    actor: {
      kind: 'admin',
      user: { ...plain, collection: 'users' },
      requestId,
      token: { id, name },
    },
    scopes,
  }
}

/** Null unless both token and owner are valid. */
async function findToken(payload: Payload, hash: string) {
  const stored = await payload.db.findOne<StoredToken & { collection: 'access-tokens' }>({
    collection: 'access-tokens',
    where: { hash: { equals: hash } },
  })
  if (!stored || Date.parse(stored.expiresAt) <= Date.now()) return null
  const user = await payload.db.findOne<StoredUser & { collection: 'users' }>({
    collection: 'users',
    where: { id: { equals: stored.owner } },
  })
  return user && isAllowedEmail(user.email, env.ADMIN_EMAILS) ? { stored, user } : null
}

/** At most one write a minute for each token, also when requests are concurrent. */
async function recordUse(payload: Payload, { id, lastUsedAt }: StoredToken) {
  if (lastUsedAt && Date.now() - Date.parse(lastUsedAt) < MINUTE_MS) return
  await runSql(
    await createLocalReq({}, payload),
    sql`update access_tokens set last_used_at = now()
        where id = ${id}::uuid and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
  )
}

import type { AccessToken as TokenDocument } from '#collections/generated/payload-types.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import type {
  AccessToken,
  CreatedAccessToken,
} from '#src/contract/access-tokens/access-token-calls.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import {
  as,
  asSystem,
  payloadClient,
  readSql,
  withTransaction,
} from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { runSql, sql } from '#collections/sql.ts'
import { selectTokensByHash } from '#collections/tables/token-revocation.ts'
import { generateToken, hashToken, secretId } from './access-token-secret.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** GET /api/tokens: the tokens of all administrators, newest first, ended ones included. */
export async function listAccessTokens({ actor }: { actor: Admin }): Promise<AccessToken[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'access-tokens',
    sort: '-createdAt',
    pagination: false,
    ...as(actor),
    depth: 1,
  })
  const current = new Set((await readSql(selectTokensByHash(secretId()))).map(({ id }) => id))
  return docs.map((doc) => toAccessToken(doc, current.has(doc.id)))
}

/** POST /api/tokens: stores only the token's hash. Errors: `conflict` at `LIMITS.tokens`. */
export async function createAccessToken({
  actor,
  body: { name, scopes, days },
}: Input<'createAccessToken'>): Promise<CreatedAccessToken> {
  const token = generateToken()
  return withTransaction(actor, async (req) => {
    // Concurrent calls would all count the same tokens.
    await runSql(req, sql`select pg_advisory_xact_lock(hashtext('folio.access-tokens'))`)
    const { totalDocs } = await req.payload.count({
      collection: 'access-tokens',
      ...as(actor, req),
    })
    if (totalDocs >= LIMITS.tokens) throw new ServiceError('conflict', TOO_MANY)
    const doc = await req.payload.create({
      collection: 'access-tokens',
      data: {
        name,
        scopes,
        hash: hashToken(token),
        owner: String(actor.user.id),
        expiresAt: new Date(Date.now() + days * DAY_MS).toISOString(),
      },
      ...asSystem('only this service may write a hash', req),
      depth: 1,
    })
    await recordActivity(req, { action: 'create-token', subject: name })
    return { ...toAccessToken(doc, true), token }
  })
}

const TOO_MANY = `There are ${LIMITS.tokens} access tokens already. Revoke one first.`

/** DELETE /api/tokens/{id}: its next request is refused. Errors: `not-found`. */
export async function revokeAccessToken({ actor, id }: Input<'revokeAccessToken'>) {
  return withTransaction(actor, async (req) => {
    await req.payload.delete({ collection: 'access-tokens', id, ...as(actor, req) })
    return { id }
  })
}

function toAccessToken({ owner, ...doc }: TokenDocument, hasCurrentSecret: boolean): AccessToken {
  return {
    id: doc.id,
    name: doc.name,
    scopes: doc.scopes,
    createdAt: new Date(doc.createdAt).toISOString(),
    createdBy: typeof owner === 'object' ? owner.email : '',
    expiresAt: new Date(doc.expiresAt).toISOString(),
    hasCurrentSecret,
    lastUsedAt: doc.lastUsedAt ? new Date(doc.lastUsedAt).toISOString() : null,
  }
}

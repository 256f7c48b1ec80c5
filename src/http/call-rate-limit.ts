import 'server-only'
import type { Call } from '#src/contract/call.ts'
import { RATES } from '#src/contract/limits.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import { consumeRateLimit, consumeRateLimitInMemory } from '#src/services/platform/rate-limit.ts'
import { clientAddress } from './client-address.ts'

/** Counts one write of an administrator, by any API. Errors: `too-many` (429). */
export const limitWriteRate = (request: Request): Promise<void> =>
  consumeRateLimit({ ...RATES.write, key: clientAddress(request) })

/**
 * Limits the database work caused by one address or access token: writes are counted in the database, for all servers; file reads by
 * visitors in memory, because a counting statement would cost as much as it saves. Pages and lists are served from
 * memory, and the write calls open to visitors have narrower limits.
 * Errors: `too-many` (429) with the seconds until the next attempt.
 */
export async function limitCallRate(call: Call, actor: Actor, request: Request): Promise<void> {
  if (actor.kind === 'admin' && actor.token) {
    await consumeRateLimit({ ...RATES.token, key: actor.token.id })
  } else if (actor.kind === 'admin') {
    if (call.method !== 'GET') await limitWriteRate(request)
  } else if (call.responseKind === 'file') {
    await consumeRateLimitInMemory({ ...RATES.download, key: clientAddress(request) })
  }
}

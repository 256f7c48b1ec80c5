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
 * Counts writes in the database; visitors' file reads in memory, because a statement costs as much as it saves. Errors:
 * `too-many` (429) with the seconds to wait.
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

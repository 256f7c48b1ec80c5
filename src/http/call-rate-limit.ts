import 'server-only'
import type { Call } from '#src/contract/call.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import { consumeRateLimit, consumeRateLimitInMemory } from '#src/services/platform/rate-limit.ts'
import { clientAddress } from './client-address.ts'

/** Uploading and deleting 200 files in a row stays far below; a runaway script does not. */
export const WRITE_LIMIT = { name: 'write', points: 3000, duration: 600 } as const
/** Ten files a second for ten minutes: an office behind one address reads more slowly. */
export const DOWNLOAD_LIMIT = { name: 'download', points: 6000, duration: 600 } as const

/** Calls of one access token, reads included: five a second, so that an import of thousands of posts goes through. */
const TOKEN_LIMIT = { name: 'token', points: 3000, duration: 600 } as const

/** Counts one write of an administrator, by any API. Errors: `too-many` (429). */
export const limitWriteRate = (request: Request): Promise<void> =>
  consumeRateLimit({ ...WRITE_LIMIT, key: clientAddress(request) })

/**
 * Limits the database work caused by one address or access token: writes are counted in the database, for all servers; file reads by
 * visitors in memory, because a counting statement would cost as much as it saves. Pages and lists are served from
 * memory, and the write calls open to visitors have narrower limits.
 * Errors: `too-many` (429) with the seconds until the next attempt.
 */
export async function limitCallRate(call: Call, actor: Actor, request: Request): Promise<void> {
  if (actor.kind === 'admin' && actor.token) {
    await consumeRateLimit({ ...TOKEN_LIMIT, key: actor.token.id })
  } else if (actor.kind === 'admin') {
    if (call.method !== 'GET') await limitWriteRate(request)
  } else if (call.responseKind === 'file') {
    await consumeRateLimitInMemory({ ...DOWNLOAD_LIMIT, key: clientAddress(request) })
  }
}

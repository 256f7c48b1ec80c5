import 'server-only'
import type { Call } from '#src/contract/call.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import { consumeRateLimit, consumeRateLimitInMemory } from '#src/services/platform/rate-limit.ts'
import { clientAddress } from './client-address.ts'

/** Uploading and deleting 200 files at one go stays far below; a script gone wild does not. */
export const WRITE_LIMIT = { name: 'write', points: 3000, duration: 600 } as const
/** Ten files a second for ten minutes: an office behind one address reads more slowly. */
export const DOWNLOAD_LIMIT = { name: 'download', points: 6000, duration: 600 } as const

/** Counts one write of an administrator, whichever door it came through. Errors: `too-many` (429). */
export const limitWriteRate = (request: Request): Promise<void> =>
  consumeRateLimit({ ...WRITE_LIMIT, key: clientAddress(request) })

/**
 * Counts what one address asks of the database: writes in it, for all servers together; files of visitors in
 * memory, because a statement to count them would cost what it saves. Pages and lists are answered from memory,
 * and the calls that a visitor may write by have narrower limits of their own.
 * Errors: `too-many` (429) with the seconds until the next one.
 */
export async function limitCallRate(call: Call, { kind }: Actor, request: Request): Promise<void> {
  if (kind === 'admin') {
    if (call.method !== 'GET') await limitWriteRate(request)
  } else if (call.responseKind === 'file') {
    await consumeRateLimitInMemory({ ...DOWNLOAD_LIMIT, key: clientAddress(request) })
  }
}

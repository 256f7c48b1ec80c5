import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { ServiceError } from '#src/contract/errors.ts'
import { env } from '#src/env.ts'
import { refreshPublic } from './refresh.ts'
import { errorResponse } from './respond.ts'

/**
 * Called by this server's own listener when some process announced a write. For everybody else there is
 * nothing here (404): the key never leaves the process.
 */
export function internalRefresh(request: Request): Response {
  if (!isOwnKey(request.headers.get('x-folio-internal'))) {
    return errorResponse(new ServiceError('not-found'), request.headers)
  }
  refreshPublic()
  return new Response(null, { status: 204 })
}

function isOwnKey(given: string | null): boolean {
  if (!given || !env.INTERNAL_KEY) return false
  const [a, b] = [Buffer.from(given), Buffer.from(env.INTERNAL_KEY)]
  return a.length === b.length && timingSafeEqual(a, b)
}

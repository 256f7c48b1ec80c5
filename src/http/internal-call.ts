import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { ServiceError } from '#src/contract/errors.ts'
import { env } from '#src/env.ts'
import { nextPublication } from '#src/services/public-posts.ts'
import { sweepOrphans } from '#src/services/storage/orphan-sweep.ts'
import { forgetOld } from '#src/services/upkeep.ts'
import { refreshPublic } from './refresh.ts'
import { errorResponse } from './respond.ts'

/**
 * Handler of a call this server makes to itself. For everybody else there is nothing here (404): the key
 * never leaves the process.
 */
const internal =
  (work: () => Promise<unknown>) =>
  async (request: Request): Promise<Response> => {
    try {
      if (!isOwnKey(request.headers.get('x-folio-internal'))) throw new ServiceError('not-found')
      return Response.json(await work())
    } catch (error) {
      return errorResponse(error, request.headers)
    }
  }

/**
 * Drops the public pages; answers when they have to be dropped again because a post becomes due. The database is
 * asked first: without it no page could be made anew, and what there is would be lost.
 */
export const internalRefresh = internal(async () => {
  const due = await nextPublication()
  refreshPublic()
  return { nextPublication: due }
})

/** Clears away what failed uploads left behind, and what has been kept long enough. */
export const internalUpkeep = internal(async () => ({
  ...(await sweepOrphans()),
  ...(await forgetOld()),
}))

function isOwnKey(given: string | null): boolean {
  if (!given || !env.INTERNAL_KEY) return false
  const [a, b] = [Buffer.from(given), Buffer.from(env.INTERNAL_KEY)]
  return a.length === b.length && timingSafeEqual(a, b)
}

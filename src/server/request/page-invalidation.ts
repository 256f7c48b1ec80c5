import type { IncomingMessage } from 'node:http'
import { invalidatesPages } from './api-routes.ts'
import type { Area } from './area.ts'
import { MISSED_CHANGES_HEADER, REFRESH_PATH } from '#src/server/process/loopback-request.ts'
import { SAFE_METHODS } from './safe-methods.ts'

/** What a request means for public pages once it is done; `possible` is one that nobody could hear of. */
export type PageInvalidation = 'none' | 'possible' | 'certain'

/**
 * Whether a request, once done, leaves public pages out of date: the calls of the contract say so themselves,
 * Payload's own doors may do anything. What readers send, a visit or a message, changes no page.
 */
export function pageInvalidationOf(
  { method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { area, decoded }: { area: Area; decoded: string },
): PageInvalidation {
  if (SAFE_METHODS.includes(method) || method === 'OPTIONS') return 'none'
  if (area === 'api' && decoded === REFRESH_PATH)
    return headers[MISSED_CHANGES_HEADER] === undefined ? 'certain' : 'possible'
  const isWrite =
    area === 'api'
      ? invalidatesPages(method, decoded)
      : area === 'payload' || area === 'payload-api'
  return isWrite ? 'certain' : 'none'
}

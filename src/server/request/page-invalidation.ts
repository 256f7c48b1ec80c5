import type { IncomingMessage } from 'node:http'
import { invalidatesPages } from './api-routes.ts'
import type { Area } from './area.ts'
import { MISSED_CHANGES_HEADER, REFRESH_PATH } from '#src/server/process/loopback-request.ts'
import { SAFE_METHODS } from './safe-methods.ts'

/** Effect of a completed request on public pages; `possible` when a change may have been missed. */
export type PageInvalidation = 'none' | 'possible' | 'certain'

/**
 * Whether a completed request leaves public pages stale. The calls of the contract declare it; any write by Payload's
 * own admin or REST API counts. Page views and contact messages change no page.
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

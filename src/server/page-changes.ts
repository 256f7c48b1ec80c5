import type { IncomingMessage } from 'node:http'
import { isRefreshing } from './api-methods.ts'
import type { Area } from './area.ts'
import { AFTER_GAP, REFRESH_PATH } from './internal-call.ts'
import { READING } from './reading.ts'

/** What a request means for public pages once it is done; `possible` is one that nobody could hear of. */
export type PageChange = 'none' | 'possible' | 'certain'

/**
 * Whether a request, once done, leaves public pages out of date: the calls of the contract say so themselves,
 * Payload's own doors may do anything. What readers send, a visit or a message, changes no page.
 */
export function pageChangeOf(
  { method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { area, decoded }: { area: Area; decoded: string },
): PageChange {
  if (READING.includes(method) || method === 'OPTIONS') return 'none'
  if (area === 'api' && decoded === REFRESH_PATH)
    return headers[AFTER_GAP] === undefined ? 'certain' : 'possible'
  const isWrite =
    area === 'api' ? isRefreshing(method, decoded) : area === 'payload' || area === 'payload-api'
  return isWrite ? 'certain' : 'none'
}

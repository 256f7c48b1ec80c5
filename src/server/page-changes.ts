import { isRefreshing } from './api-methods.ts'
import type { Area } from './area.ts'
import { REFRESH_PATH } from './internal-call.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a request, once done, leaves public pages out of date: the calls of the contract say so themselves,
 * Payload's own doors may do anything. What readers send, a visit or a message, changes no page.
 */
export function changesPages(method: string, { area, decoded }: { area: Area; decoded: string }) {
  if (READING.includes(method)) return false
  if (area === 'api') return decoded === REFRESH_PATH || isRefreshing(method, decoded)
  return area === 'payload' || area === 'payload-api'
}

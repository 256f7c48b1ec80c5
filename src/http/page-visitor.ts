import 'server-only'
import type { VisitorFingerprint } from '#src/services/page-views/page-views.ts'
import { clientAddress } from './client-address.ts'

export const pageVisitorOf = (request: Request): VisitorFingerprint => ({
  client: clientAddress(request),
  userAgent: request.headers.get('user-agent') ?? '',
})

/** Whether the request is a HEAD, or a range that does not start at the first byte. */
export const isPartialRequest = ({ method, headers }: Request): boolean =>
  method !== 'GET' || !/^(bytes=0-|$)/.test(headers.get('range') ?? '')

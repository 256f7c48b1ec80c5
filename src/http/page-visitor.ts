import 'server-only'
import type { VisitorFingerprint } from '#src/services/admin/page-views.ts'
import { clientAddress } from './client-address.ts'

/** Who reads, for counting. */
export const pageVisitorOf = (request: Request): VisitorFingerprint => ({
  client: clientAddress(request),
  userAgent: request.headers.get('user-agent') ?? '',
})

/** Whether only a part from the middle of a file is asked for, or nothing but its headers. */
export const isPartialRequest = ({ method, headers }: Request): boolean =>
  method !== 'GET' || !/^(bytes=0-|$)/.test(headers.get('range') ?? '')

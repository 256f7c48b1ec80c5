import 'server-only'
import type { Reader } from '#src/services/visits.ts'
import { clientAddress } from './client-address.ts'

/** Who reads, for counting. */
export const readerOf = (request: Request): Reader => ({
  client: clientAddress(request),
  userAgent: request.headers.get('user-agent') ?? '',
})

/** Whether only a part from the middle of a file is asked for, or nothing but its headers. */
export const isPartOfFile = ({ method, headers }: Request): boolean =>
  method !== 'GET' || !/^(bytes=0-|$)/.test(headers.get('range') ?? '')

import 'server-only'
import { isForAdmins } from '#src/contract/call.ts'
import type { Call } from '#src/contract/call.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { siteUrl } from '#src/env.ts'
import { isFromOtherSite, isSameOrigin } from '#src/lib/http/request-origin.ts'

/** Whether a request is known to come from another site. A link in a mail program is not, one in webmail is. */
export const isCrossSite = (headers: Headers): boolean =>
  isFromOtherSite(headers.get('origin'), headers.get('sec-fetch-site'), siteUrl)

/** Against CSRF, for any API. Errors: `forbidden` (403). */
export function assertSameOrigin(headers: Headers): void {
  if (!isSameOrigin(headers.get('origin'), headers.get('sec-fetch-site'), siteUrl))
    throw new ServiceError('forbidden')
}

/** Downloads too: a link on another site would put a file into their downloads. Errors: `forbidden` (403). */
export function assertCallOrigin(call: Call, headers: Headers): void {
  if (call.method !== 'GET') return assertSameOrigin(headers)
  const isDownload = isForAdmins(call) && call.responseKind === 'file'
  if (isDownload && isCrossSite(headers)) throw new ServiceError('forbidden')
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { isDocument } from './area.ts'
import { clientAddress } from './client-address.ts'
import type { Exchange, ServerContext } from './exchange.ts'
import { isGeneratedFile } from './generated-file.ts'

/** Names and prefixes that steer Next from the inside, or that only this server may write. */
const STEERING =
  /^(?:x-(?:middleware-|nextjs-|invoke-|next-|folio-|now-|prerender-|forwarded-|vercel-)|(?:x-matched-path|next-resume|forwarded|x-real-ip|x-request-id|x-original-url|x-rewrite-url|content-security-policy(?:-report-only)?)$)/

/** What the application gets to see of the request's headers, whatever the visitor sent. */
export function rewriteHeaders(exchange: Exchange, context: ServerContext): void {
  const { req, id, nonce } = exchange
  const { headers } = req
  const client = clientAddress({
    socketAddress: req.socket.remoteAddress,
    forwardedFor: headers['x-forwarded-for'] as string | undefined,
    trustProxy: context.trustProxy,
  })
  const internal = headers['x-folio-internal']
  for (const name of Object.keys(headers)) {
    if (STEERING.test(name)) delete headers[name]
  }
  const site = new URL(context.siteUrl)
  headers['x-request-id'] = id
  headers['x-folio-client'] = client
  headers['x-forwarded-for'] = client
  headers['x-forwarded-host'] = site.host
  headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
  // Only requests that came through `isInternal` reach an internal path: the key may pass there.
  if (exchange.path.startsWith('/api/internal/') && internal !== undefined) {
    headers['x-folio-internal'] = internal
  }
  if (isRendered(exchange)) {
    // Next stamps this nonce onto the scripts of pages it renders for this one request.
    headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
    // Answered here, where a 304 gets its policy; Next would send it bare.
    delete headers['if-none-match']
    delete headers['if-modified-since']
  }
}

/** Pages and generated files, not the files of `public`: those are answered with their own dates and ranges. */
export const isRendered = ({ area, path }: Exchange) =>
  isDocument(area) &&
  (!path.slice(path.lastIndexOf('/')).includes('.') || isGeneratedFile({ area, path }))

/** Whether the request carries the key of this start's own processes. */
export function isInternal(given: unknown, key: string | undefined): boolean {
  if (typeof given !== 'string' || key === undefined) return false
  return timingSafeEqual(digest(given), digest(key))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

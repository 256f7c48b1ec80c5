import { LENGTH_HEADER } from '#src/contract/length-header.ts'
import { answersJson, isDocument } from './area.ts'
import { contentSecurityPolicy } from './csp.ts'
import type { Exchange, ServerContext } from './exchange.ts'

/** Response headers of Next that say what stands behind the site. */
const TELLTALES = ['X-Powered-By', 'Server']

/** Payload asks for these on every page; a browser that obeys asks for the public ones twice. */
const ADMIN_HINTS = ['Accept-CH', 'Critical-CH']

/** Last touch before any answer leaves: policy, caching, and nothing that was not meant to be told. */
export function settleHeaders(
  exchange: Exchange,
  context: ServerContext,
  scripts: readonly string[] = [],
): void {
  const { res, area } = exchange
  for (const name of TELLTALES) res.removeHeader(name)
  mendHeaders(exchange)
  if (area !== 'payload') for (const name of ADMIN_HINTS) res.removeHeader(name)
  const ownPolicy = answersJson(area) || area === 'files'
  if (!ownPolicy || !res.hasHeader('Content-Security-Policy')) {
    const contentType = contentTypeOf(exchange)
    const { isDevelopment } = context
    const policy = contentSecurityPolicy({ area, scripts, contentType, isDevelopment })
    res.setHeader('Content-Security-Policy', policy)
  }
  if (isRouterRedirect(exchange)) for (const name of ROUTER_HEADERS) addVary(exchange, name)
  const caching = cachingOf(exchange)
  if (caching !== undefined) res.setHeader('Cache-Control', caching)
}

/** What Next gets wrong: it names the target of a redirect twice when it renders it for this very request. */
function mendHeaders({ res }: Exchange): void {
  const location = res.getHeader('Location')
  if (Array.isArray(location) && location[0] !== undefined) res.setHeader('Location', location[0])
  const length = res.getHeader(LENGTH_HEADER)
  res.removeHeader(LENGTH_HEADER)
  if (length !== undefined) res.setHeader('Content-Length', length)
}

export function contentTypeOf({ res }: Exchange): string {
  // Next writes the headers of a route's Response as lists of one.
  const [value] = [res.getHeader('Content-Type')].flat()
  return typeof value === 'string' ? (value.split(';', 1)[0]?.trim().toLowerCase() ?? '') : ''
}

/** Next sends its own client to an address that names what was asked for, and says of it neither. */
const ROUTER_HEADERS = [
  'RSC',
  'Next-Router-State-Tree',
  'Next-Router-Prefetch',
  'Next-Router-Segment-Prefetch',
]
const REDIRECTS = [301, 302, 303, 307, 308]
const isRouterRedirect = ({ res, area }: Exchange) =>
  isDocument(area) && REDIRECTS.includes(res.statusCode) && !res.hasHeader('Vary')

function cachingOf({ res, area }: Exchange): string | undefined {
  const given = String(res.getHeader('Cache-Control') ?? '')
  if (area === 'cms' || area === 'payload' || area === 'payload-api') return 'no-store'
  if (area === 'api' && given === '') return 'no-store'
  if (res.statusCode >= 400) return 'no-store'
  if (REDIRECTS.includes(res.statusCode) && given === '') return 'no-store'
  // Next allows shared caches a year for prerendered pages. It can drop its own copy, but nobody else's:
  // an unpublished post has to be gone on the next request everywhere.
  if (given.startsWith('s-maxage')) return 'public, max-age=0, must-revalidate'
  return undefined
}

/** Adds names to Vary, each once. */
export function addVary({ res }: Exchange, name: string): void {
  const given = [res.getHeader('Vary') ?? []].flat().join(', ')
  const names = given.split(',').map((part) => part.trim().toLowerCase())
  if (names.includes(name.toLowerCase()) || names.includes('*')) return
  res.setHeader('Vary', given === '' ? name : `${given}, ${name}`)
}

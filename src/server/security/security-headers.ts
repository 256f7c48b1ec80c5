import { isCrossOriginResource } from '#src/server/request/area.ts'
import type { Area } from '#src/server/request/area.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'

const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

type Headers = readonly (readonly [string, string])[]

const COMMON: Headers = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', PERMISSIONS],
]

// Two years, without includeSubDomains: the site cannot know what else runs under its domain.
const HSTS = ['Strict-Transport-Security', 'max-age=63072000'] as const

/** Headers of every response. The Content-Security-Policy depends on the response and is in csp.ts. */
export const securityHeaders = (isHttps: boolean): Headers => (isHttps ? [...COMMON, HSTS] : COMMON)

type Framed = { area: Area; hasSession?: boolean }

/** The built-in admin previews pages of the site in a frame. Visitors have none. */
export const isFramedByAdmin = ({ area, hasSession = false }: Framed) =>
  area === 'page' && hasSession

/** The built-in admin also frames its own pages, and `/cms` PDF files; their policies allow it. */
export const frameOptions = (framed: Framed) =>
  framed.area === 'payload' || framed.area === 'files' || isFramedByAdmin(framed)
    ? 'SAMEORIGIN'
    : 'DENY'

/** Pages behind the sign-in, and API responses except the resume, are not indexed by search engines. */
const isHiddenFromRobots = (area: Area, path: string) =>
  area !== 'page' && area !== 'static' && area !== 'files' && path !== '/api/resume'

type HeaderRequest = Pick<RequestContext, 'area' | 'path' | 'server'> & { hasSession?: boolean }

/** Headers of every response to a path; a later one replaces one of the same name. */
export function baseHeaders({
  area,
  path,
  server,
  hasSession = false,
}: HeaderRequest): (readonly [string, string])[] {
  const { isHttps, isIndexed = () => true } = server
  const isHidden = isHiddenFromRobots(area, path) || !isIndexed()
  return [
    ...securityHeaders(isHttps),
    ['X-Frame-Options', frameOptions({ area, hasSession })],
    ...(isCrossOriginResource({ area, path })
      ? [['Cross-Origin-Resource-Policy', 'cross-origin'] as const]
      : []),
    ...(isHidden ? [['X-Robots-Tag', 'noindex, nofollow'] as const] : []),
  ]
}

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

type Headers = Record<string, string>

const COMMON: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': PERMISSIONS,
}

// Two years, without includeSubDomains: the site cannot know what else runs under its domain.
const HSTS = { 'strict-transport-security': 'max-age=63072000' }

/** Headers of every response. The Content-Security-Policy depends on the response and is in csp.ts. */
export const securityHeaders = (siteUrl: string): Headers => ({
  ...COMMON,
  ...(siteUrl.startsWith('https:') && HSTS),
})

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

/** Headers of every response to a path. */
export function baseHeaders({ area, path, server, hasSession }: RequestContext): Headers {
  const isHidden = isHiddenFromRobots(area, path) || !server.isIndexed()
  return {
    ...securityHeaders(server.siteUrl),
    'x-frame-options': frameOptions({ area, hasSession }),
    ...(isCrossOriginResource({ area, path }) && {
      'cross-origin-resource-policy': 'cross-origin',
    }),
    ...(isHidden && { 'x-robots-tag': 'noindex, nofollow' }),
  }
}

import type { Area } from '#src/server/request/area.ts'

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
export const isHiddenFromRobots = (area: Area, path: string) =>
  area !== 'page' && area !== 'static' && area !== 'files' && path !== '/api/resume'

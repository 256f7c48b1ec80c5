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

/** What every answer carries, whatever it is; the Content-Security-Policy depends on the answer and is in csp.ts. */
export const securityHeaders = (isHttps: boolean): Headers => (isHttps ? [...COMMON, HSTS] : COMMON)

/** The built-in admin previews its own pages in a frame, and `/cms` PDF files; their policies say which. */
export const frameOptions = (area: Area) =>
  area === 'payload' || area === 'files' ? 'SAMEORIGIN' : 'DENY'

/** Nothing behind the sign-in, and no answer of the API but the resume, belongs in a search engine. */
export const isHiddenFromRobots = (area: Area, path: string) =>
  area !== 'page' && area !== 'static' && area !== 'files' && path !== '/api/resume'

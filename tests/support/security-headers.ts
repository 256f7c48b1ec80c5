/** The security headers of a response, for a comparison of all of them; hashes and nonces without their value. */
export const securityHeadersOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(NAMES.map((name) => [name, withoutHashes(headers[name])]))

const NAMES = [
  'content-security-policy',
  'x-frame-options',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'strict-transport-security',
  'x-robots-tag',
]

const withoutHashes = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/( 'sha256-[\w+/]{43}=')+/g, ' (hashes)')
        .replace(/'nonce-[0-9a-f]{32}'/, '(nonce)')
    : undefined

const COMMON = {
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}
const HIDDEN = { 'x-robots-tag': 'noindex, nofollow' }
const REST =
  "img-src 'self' https: data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const STORED_PDF =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

const page = (scripts: string) => ({
  ...COMMON,
  'content-security-policy': `default-src 'self'; script-src 'self'${scripts}; style-src 'self' (hashes); ${REST}`,
})
const cms = (scripts: string) => ({
  ...COMMON,
  ...HIDDEN,
  'content-security-policy': `default-src 'self'; script-src 'self'${scripts}; style-src 'self' 'unsafe-inline'; ${REST}`,
})
const file = (policy: string) => ({
  ...COMMON,
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': policy,
})
const data = {
  ...COMMON,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

export const SECURITY_HEADERS = {
  /** A page with its own inline scripts; the server's own pages have none. */
  page: page(' (hashes)'),
  plainPage: page(''),
  /** Rendered for one request. */
  pageWithNonce: page(' (nonce)'),
  admin: { ...page(' (hashes)'), ...HIDDEN },
  plainAdmin: { ...page(''), ...HIDDEN },
  cms: cms(' (hashes)'),
  plainCms: cms(''),
  payload: {
    ...COMMON,
    ...HIDDEN,
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy':
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; font-src 'self' data:; connect-src 'self'; media-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; worker-src 'self' blob:",
  },
  unreadable: data,
  plainText: data,
  xml: {
    ...COMMON,
    'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
  },
  call: { ...data, ...HIDDEN },
  publicCall: data,
  file: file("default-src 'none'; frame-ancestors 'none'; sandbox"),
  storedFile: file(
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  ),
  storedPdf: file(STORED_PDF),
  resume: { ...COMMON, 'content-security-policy': STORED_PDF },
}

export type SecurityHeaders = keyof typeof SECURITY_HEADERS

export const expectedHeaders = (name: SecurityHeaders, changes: Record<string, string> = {}) =>
  securityHeadersOf({ ...SECURITY_HEADERS[name], ...changes })

/** Media and images are shown on other sites. */
export const CROSS_ORIGIN = { 'cross-origin-resource-policy': 'cross-origin' }

import { createHash } from 'node:crypto'
import { PLAIN_STYLE } from '#src/lib/http/plain-page.ts'
import type { Area } from '#src/server/request/area.ts'
import { isFramedByAdmin } from './security-headers.ts'

/** CSP source of an inline script or style. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'` as const

type Directives = Record<string, string>

const serialize = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')

// For pages rendered without the application. Others have their rules (upstream/sent-page.ts) and the owner's accents.
const PLAIN_PAGE_STYLE_HASH = hashSource(PLAIN_STYLE)

const DOCUMENT: Directives = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': `'self' ${PLAIN_PAGE_STYLE_HASH}`,
  'img-src': "'self' https: data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

// Dialogs lock scrolling with a <style> that contains the scrollbar width, so its hash is unknown. Management area only.
const CMS: Directives = { ...DOCUMENT, 'style-src': "'self' 'unsafe-inline'" }

// Payload renders per request and writes inline scripts and styles into its admin without a nonce.
const PAYLOAD: Directives = {
  ...DOCUMENT,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob: https:",
  'font-src': "'self' data:",
  'worker-src': "'self' blob:",
  'frame-ancestors': "'self'",
}

const DATA: Directives = { 'default-src': "'none'", 'frame-ancestors': "'none'" }
const XML: Directives = {
  'default-src': "'none'",
  'style-src': "'self'",
  'frame-ancestors': "'none'",
}

const BY_AREA: Record<Area, Directives> = {
  page: DOCUMENT,
  admin: DOCUMENT,
  static: DOCUMENT,
  cms: CMS,
  payload: PAYLOAD,
  api: DATA,
  'payload-api': DATA,
  // Of errors: a stored file has a policy for its content (http/file-response.ts).
  files: { ...DATA, sandbox: '' },
}

type PolicyInput = {
  area: Area
  hasSession?: boolean
  /** `'sha256-…'` or `'nonce-…'`: allowed in addition to our own files. */
  scripts?: readonly string[]
  styles?: readonly string[]
  contentType?: string
  isDevelopment?: boolean
  filesUrl?: string | undefined
}

/** The Content-Security-Policy of one response. Never `unsafe-inline` for scripts outside Payload's admin. */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { area, scripts = [], styles = [], contentType = '', isDevelopment = false } = input
  const page = isFramedByAdmin(input) ? { ...DOCUMENT, 'frame-ancestors': "'self'" } : DOCUMENT
  const base = area === 'page' ? withFiles(page, input.filesUrl) : BY_AREA[area]
  if (base === DATA || area === 'files') return serialize(base)
  // For documents of the application other than pages, and plain-text errors.
  if (area === 'page' && !['', 'text/html'].includes(contentType))
    return serialize(contentType.endsWith('xml') ? XML : DATA)
  if (isDevelopment) return serialize(forDevelopment(base))
  if (area === 'payload') return serialize(base)
  // A hash would switch off the `unsafe-inline` of the management area.
  const hashes = area === 'cms' ? [] : styles
  return serialize({
    ...base,
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': [base['style-src'], ...hashes].join(' '),
  })
}

const withFiles = (base: Directives, filesUrl: string | undefined): Directives =>
  filesUrl === undefined
    ? base
    : {
        ...base,
        'img-src': `${base['img-src']} ${filesUrl}`,
        'media-src': `${base['media-src']} ${filesUrl}`,
      }

// Next's development client evaluates code, injects styles and opens a WebSocket.
const forDevelopment = (base: Directives): Directives => ({
  ...base,
  'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws: wss:",
})

import { safeHref } from '#src/content/html/safe-url.ts'
import { mailLink } from '#src/lib/format/mail-link.ts'

const SCHEME = /^[a-z][a-z\d+.-]*:/i
const EMAIL = /^([^\s@/]+@[^\s@/?#]+\.[^\s@/?#]+)(\?.*)?$/
const HOST = /^[^\s/?#]+\.[a-z]{2,}([/?#:]|$)/i

/** `example.com` gets https://, an email address mailto:. Null for other schemes, `//host`, blanks, control characters. */
export function normalizeUrl(typed: string): string | null {
  const value = typed.trim()
  if (value === '' || /[\s\\\u0000-\u001f]/.test(value) || value.startsWith('//')) return null
  if (/^(localhost|[^:/]+\.[a-z]{2,}):\d/i.test(value)) return `https://${value}`
  if (SCHEME.test(value)) return safeHref(value) ?? null
  const [, url, query = ''] = EMAIL.exec(value) ?? []
  if (url !== undefined) return mailLink(url) + query
  return !/^[/#?.]/.test(value) && HOST.test(value) ? `https://${value}` : value
}

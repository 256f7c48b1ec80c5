const CONTROL = /[\u0000-\u001F\u007F]/
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const WEB = /^https?:\/\/[^/\\]/i
const MAIL_OR_PHONE = /^(?:mailto|tel):/i

function checkedUrl(value: string): string | undefined {
  const url = value.trim()
  // `//host`, `/\host` and `\\host` look relative but name another host.
  if (url === '' || CONTROL.test(url) || /^[\\/]{2}/.test(url)) return undefined
  return url
}

/** Allowed link target: http(s), mailto, tel or relative; undefined otherwise. */
export function safeHref(value: string): string | undefined {
  const url = checkedUrl(value)
  if (url === undefined) return undefined
  return !SCHEME.test(url) || WEB.test(url) || MAIL_OR_PHONE.test(url) ? url : undefined
}

/** Allowed image source: http(s) or relative, never `data:`; undefined otherwise. */
export function safeSrc(value: string): string | undefined {
  const url = checkedUrl(value)
  if (url === undefined) return undefined
  return !SCHEME.test(url) || WEB.test(url) ? url : undefined
}

/** A URL for `![alt](url)`: characters that would end it there are percent-encoded. */
export function markdownUrl(url: string): string {
  return url.replace(/[ <>()`"]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}

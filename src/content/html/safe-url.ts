const CONTROL = /[\u0000-\u001F\u007F]/
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const WEB = /^https?:\/\/[^/\\]/i
const MAIL_OR_PHONE = /^(?:mailto|tel):/i

function checkedUrl(value: string): string | undefined {
  const url = value.trim()
  // `//host`, `/\host` and `\\host` are other people's hosts in a relative disguise.
  if (url === '' || CONTROL.test(url) || /^[\\/]{2}/.test(url)) return undefined
  return url
}

/** A link target that may stand in a page: http(s), mailto, tel or relative; undefined otherwise. */
export function safeHref(value: string): string | undefined {
  const url = checkedUrl(value)
  if (url === undefined) return undefined
  return !SCHEME.test(url) || WEB.test(url) || MAIL_OR_PHONE.test(url) ? url : undefined
}

/** An image source that may stand in a page: http(s) or relative, never `data:`; undefined otherwise. */
export function safeSrc(value: string): string | undefined {
  const url = checkedUrl(value)
  if (url === undefined) return undefined
  return !SCHEME.test(url) || WEB.test(url) ? url : undefined
}

/** A URL as it stands in `![alt](url)`: what would end it there is percent-encoded. */
export function markdownUrl(url: string): string {
  return url.replace(/[ <>()`"]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}

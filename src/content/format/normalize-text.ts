// Invisible controls, DEL and XML's forbidden code points: Postgres rejects U+0000, XML feeds all of them.
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g
// A lone surrogate becomes U+FFFD when stored as UTF-8; doing it here keeps sanitizeContent idempotent.
const LONE_SURROGATE = /\p{Surrogate}/gu

export function normalizeText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(UNREADABLE, '').replace(LONE_SURROGATE, '\uFFFD')
}

/** Joins lines with spaces, for an attribute or a line of Markdown. */
export function toSingleLine(value: string): string {
  const lines = value.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

/** True for whitespace only, no-break spaces included. */
export function isBlank(value: string): boolean {
  return value.trim() === ''
}

// C0 controls except tab and line feed, DEL, and the two code points that XML forbids. All are invisible;
// Postgres rejects U+0000, XML feeds reject all of them.
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g
// A lone surrogate becomes U+FFFD when stored as UTF-8; doing it here keeps sanitizeContent idempotent.
const LONE_SURROGATE = /\p{Surrogate}/gu

/** Normalises line ends to LF, removes control characters and replaces lone surrogates. */
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

// C0 controls except tab and line feed, DEL, and the two code points XML forbids: nobody can see them,
// Postgres refuses the first of them, and feeds (XML) refuse them all.
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g
// A lone surrogate becomes U+FFFD when stored as UTF-8; doing it here keeps cleanWire idempotent.
const LONE_SURROGATE = /\p{Surrogate}/gu

/** Characters that can be stored and shown: line ends are LF, no control characters, well-formed. */
export function normalizeText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(UNREADABLE, '').replace(LONE_SURROGATE, '\uFFFD')
}

/** The words of several lines on one line, as an attribute or a line of markdown needs them. */
export function toSingleLine(value: string): string {
  const lines = value.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

/** True for a string of blanks only (no-break spaces count as blanks). */
export function isBlank(value: string): boolean {
  return value.trim() === ''
}

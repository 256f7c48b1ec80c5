import { decodePercent } from '#src/lib/format/decode-percent.ts'

const MAX_PATH = 200
/** JSON Web Tokens (preview links, sessions) and access tokens. Each match takes what it has read: linear time. */
const TOKENS = /eyJ[\w.-]*|folio_[\w-]{8,}/g

/**
 * The path of a request as the log may show it: without query and tokens, since a reader of the log could use them, and
 * limited in length.
 */
export function loggedPath(url: string): string {
  const path = url.split(/\?|%3f/i, 1)[0] ?? ''
  // Long enough for a token that begins in the part that is shown.
  const readable = decodePercent(path).slice(0, 10 * MAX_PATH)
  const masked = readable.replace(TOKENS, '…')
  return (masked === readable ? path : masked).slice(0, MAX_PATH)
}

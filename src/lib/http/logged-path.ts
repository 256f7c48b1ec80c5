import { decodePercent } from '#src/lib/format/decode-percent.ts'

const MAX_PATH = 200
/** JSON Web Tokens and access tokens. Matches consume their input, so that the time is linear. */
const TOKENS = /eyJ[\w.-]*|folio_[\w-]{8,}/g

/** Removes query and tokens, which readers of the log could use, and limits the length. */
export function loggedPath(url: string): string {
  const path = url.split(/\?|%3f/i, 1)[0] ?? ''
  // Long enough for a token that begins in the part that is shown.
  const readable = decodePercent(path).slice(0, 10 * MAX_PATH)
  const masked = readable.replace(TOKENS, '…')
  return (masked === readable ? path : masked).slice(0, MAX_PATH)
}

import { SIGNED_IN_PATH } from '#src/contract/auth/session-settings.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'

const PLACEHOLDER_ORIGIN = 'http://here.invalid'
// Slashes, backslashes and control characters, percent-encoded any number of times: later code might decode them.
const ENCODED_SEPARATOR = /%(?:25)*(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i
const ROOTED_PATH = /^\/(?!\/)[^\s\\\u0000-\u001f\u007f]*$/

/** Paths of the API and of files, and paths that would end the new session. */
const isNonPagePath = (path: string) =>
  /^\/(api|payload\/api|payload\/logout(-inactivity)?|files)(\/|$)/i.test(decodePercent(path))

/** Prevents open redirects: returns a path of this site with query and fragment, otherwise the dashboard. */
export function safeReturnPath(requested: string | null | undefined): string {
  if (
    !requested ||
    requested.length > 2048 ||
    !ROOTED_PATH.test(requested) ||
    !URL.canParse(requested, PLACEHOLDER_ORIGIN)
  ) {
    return SIGNED_IN_PATH
  }
  const { origin, pathname, search, hash } = new URL(requested, PLACEHOLDER_ORIGIN)
  if (
    origin !== PLACEHOLDER_ORIGIN ||
    pathname.includes('//') ||
    ENCODED_SEPARATOR.test(pathname)
  ) {
    return SIGNED_IN_PATH
  }
  return isNonPagePath(pathname) ? SIGNED_IN_PATH : `${pathname}${search}${hash}`
}

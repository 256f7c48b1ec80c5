import { mailLink } from '#src/lib/format/mail-link.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** security.txt (RFC 9116). Expires is always 180 days after the day of the request. */
export function securityTxt({ email }: { email: string }, now = new Date()): string {
  const day = Math.floor(now.getTime() / DAY_MS)
  return [
    `Contact: ${mailLink(email)}`,
    `Expires: ${new Date((day + VALID_DAYS) * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}

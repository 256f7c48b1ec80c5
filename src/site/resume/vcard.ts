import type { Profile } from '#src/contract/profile/profile.ts'
import { isOngoing } from '#src/lib/format/resume-date.ts'

const LINE_BYTES = 75
const CONTINUED = '\r\n '

/**
 * The owner as a vCard 3.0 (RFC 2426), the version every phone supports; lines also follow RFC 6350: CRLF,
 * folded at 75 bytes, values escaped.
 * @param site absolute URL of the site
 */
export function vCard({ personal, experience }: Profile, site: string): string {
  const { name, title, email, phone, location, links } = personal
  const [city = '', ...regions] = location.split(',').map((part) => part.trim())
  const employer = experience.find(({ period }) => isOngoing(period))
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${structured(...partsOfName(name), '', '', '')}`,
    `FN:${escaped(name)}`,
    `TITLE:${escaped(title)}`,
    ...(employer ? [`ORG:${structured(employer.company)}`] : []),
    `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    ...(phone ? [`TEL;TYPE=VOICE:${escaped(phone)}`] : []),
    ...(city ? [`ADR;TYPE=WORK:${structured('', '', '', city, '', '', regions.join(', '))}`] : []),
    `URL:${site}`,
    ...links.map(({ url }) => `URL:${new URL(url).href}`),
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Family name first. Assumed to be the last word, which is right most often; FN is displayed. */
function partsOfName(name: string): [string, string] {
  const words = name.split(/\s+/)
  const family = words.length > 1 ? (words.pop() ?? '') : ''
  return [family, words.join(' ')]
}

const escaped = (value: string) =>
  value.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n')

const structured = (...parts: string[]) => parts.map(escaped).join(';')

/** Folds by bytes, and never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > LINE_BYTES) {
      text += CONTINUED
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}

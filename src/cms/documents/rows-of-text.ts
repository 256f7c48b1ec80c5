import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { LINK_KINDS } from '#src/contract/profile/profile-fields.ts'
import type { LinkKind } from '#src/contract/profile/profile-fields.ts'
import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import { parseUrls, hostOf, urlLabel } from '#src/lib/format/url-label.ts'

type Skill = EditedProfile['skills']['expert'][number]

/** Semicolons separate rows, commas fields; the last field takes the rest: `Engineer, Harbour Ltd, 2021 – today, Lisbon`. */
export const textRowsOf = (text: string, fields: readonly string[]): Record<string, string>[] =>
  text
    .split(/[;\n]/)
    .map((row) => row.split(',').map((field) => field.trim()))
    .filter((parts) => parts.some(Boolean))
    .map((parts) =>
      Object.fromEntries(
        fields.map((name, at) => [
          name,
          at === fields.length - 1 ? parts.slice(at).join(', ') : (parts[at] ?? ''),
        ]),
      ),
    )

export const skillsOf = (text: string, usual: number): Skill[] =>
  text.split(/[,;\n]/).flatMap((part) => {
    const [, name = part, percent] = /^(.+?)[\s:]*(\d{1,3})\s*%$/.exec(part.trim()) ?? []
    const level = percent === undefined ? usual : Math.min(Number(percent), 100)
    return name.trim() ? [{ name: name.trim(), level }] : []
  })

const HOSTS: Record<string, LinkKind> = {
  'github.com': 'github',
  'gitlab.com': 'gitlab',
  'linkedin.com': 'linkedin',
  'bsky.app': 'bluesky',
  'x.com': 'x',
  'twitter.com': 'x',
  'youtube.com': 'youtube',
}

export const profileLinksOf = (text: string): EditedProfile['links'] =>
  parseUrls(text)
    .filter((url) => !url.startsWith('/'))
    .map((url) => {
      const host = hostOf(url)
      const kind = HOSTS[host] ?? (new URL(url).pathname.startsWith('/@') ? 'mastodon' : 'website')
      return { kind, label: kind === 'website' ? host : LINK_KINDS[kind], url }
    })

/** `0.9 s`, `−38 %`, `40,000`: a number with its unit, at the beginning. */
const FIGURE = /^(\S*\d\S*(?:\s(?:ms|s|min|h|days?|weeks?|[kMGT]B|%|×|x|€|\$)(?=\s))?)\s+(.+)$/

export const outcomesOf = (text: string): EditedProject['outcomes'] =>
  text.split(/[;\n]/).flatMap((part) => {
    const [, figure = '', meaning = part.trim()] = FIGURE.exec(part.trim()) ?? []
    return meaning ? [{ figure, meaning }] : []
  })

export const projectLinksOf = (text: string): EditedProject['links'] =>
  parseUrls(text).map((url) => ({ label: urlLabel(url), url }))

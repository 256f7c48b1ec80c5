import { filledLines } from '#src/lib/format/filled-lines.ts'
import { isFields, textList } from '#src/lib/json-record.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import type { JsonEntry } from './json-resume.ts'

export const entryOf = (value: unknown): JsonEntry | null => (isFields(value) ? value : null)

export const entriesOf = (value: unknown): JsonEntry[] =>
  Array.isArray(value) ? value.map(entryOf).filter((entry) => entry !== null) : []

/** A text field; numbers count as text, because years and grades are often written as such. */
export function textOf(entry: JsonEntry, name: string): string {
  const value = entry[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export const textsOf = (entry: JsonEntry, name: string): string[] =>
  textList(entry[name])
    .map((text) => filledLines(text).join(' '))
    .filter(Boolean)

export const READ = new Map<string, readonly string[]>(
  Object.entries({
    basics: ['name', 'label', 'email', 'phone', 'url', 'summary', 'location', 'profiles'],
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'summary', 'highlights'],
    education: ['institution', 'studyType', 'area', 'startDate', 'endDate', 'score'],
    awards: ['title', 'date', 'awarder', 'summary'],
    certificates: ['name', 'date', 'issuer'],
    publications: ['name', 'publisher', 'releaseDate'],
    projects: [
      ...['name', 'description', 'highlights', 'startDate', 'endDate'],
      ...['url', 'roles', 'keywords'],
    ],
    skills: ['name', 'level', 'keywords'],
  }),
)
const LOCATION = ['city', 'region', 'countryCode']
export const NOT_CONTENT = ['$schema', 'meta']

export function unreadFields(resume: JsonEntry): string[] {
  return Object.entries(resume)
    .filter(([name, value]) => !NOT_CONTENT.includes(name) && !isEmpty(value))
    .flatMap(([section, value]) => unreadIn(section, value))
}

function unreadIn(section: string, value: unknown): string[] {
  const read = READ.get(section)
  const isList = Array.isArray(value)
  if (!read)
    return [isList ? `${section} (${pluralize(value.length, 'entry', 'entries')})` : section]
  const fields = countFields(isList ? entriesOf(value) : [entryOf(value) ?? {}], read)
  const location = section === 'basics' ? countFields([locationIn(value)], LOCATION) : new Map()
  const strange = isList ? value.length - entriesOf(value).length : 0
  return [
    ...[...fields].map(([name, count]) =>
      isList
        ? `${section}: ${name} (${pluralize(count, 'entry', 'entries')})`
        : `${section}: ${name}`,
    ),
    ...[...location.keys()].map((name) => `${section}: location, ${String(name)}`),
    ...unusable(section, value),
    ...(strange > 0
      ? [`${section}: ${pluralize(strange, 'entry', 'entries')} that cannot be read`]
      : []),
  ]
}

/** Entries of known fields that the profile cannot hold. */
function unusable(section: string, value: unknown): string[] {
  const profiles = entriesOf(entryOf(value)?.['profiles']).filter((entry) => !webUrl(entry))
  return section === 'basics' && profiles.length > 0
    ? [`basics: profiles (${profiles.length} without a web address)`]
    : []
}

/** The address of a profile; empty when it is none. */
export function webUrl(entry: JsonEntry): string {
  const url = textOf(entry, 'url')
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : ''
}

const locationIn = (basics: unknown): JsonEntry => entryOf(entryOf(basics)?.['location']) ?? {}

function countFields(entries: readonly JsonEntry[], read: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of entries) {
    for (const [name, value] of Object.entries(entry)) {
      if (read.includes(name) || isEmpty(value)) continue
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return counts
}

export const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

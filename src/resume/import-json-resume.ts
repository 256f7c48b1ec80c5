import { isDeepStrictEqual } from 'node:util'
import { LIMITS } from '#src/contract/limits.ts'
import type { Personal, Profile, ProfileLink } from '#src/contract/profile/profile.ts'
import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import type { RichInline, RichParagraph } from '#src/contract/rich-paragraph.ts'
import { excessOf, fittingLists } from './fitting-lists.ts'
import { importedSkills } from './import-skills.ts'
import {
  summaryText,
  toAward,
  toEducation,
  toLocation,
  toProfile,
  toPublication,
  toWork,
} from './json-resume.ts'
import type { JsonEntry } from './json-resume.ts'
import { entriesOf, entryOf, textOf, unreadFields } from './json-resume-fields.ts'
import { jsonResumeOf } from './json-resume-form.ts'
import {
  awardOf,
  certificateOf,
  degreeOf,
  experienceOf,
  linkOf,
  projectOf,
  publicationOf,
} from './json-resume-items.ts'

type JsonResumeImport = {
  profile: Profile
  /** Case studies to be: they have too little to be public. */
  projects: EditedProject[]
  skipped: string[]
  missing: string[]
}

/**
 * Converts a JSON Resume 1.0.0 (or with names of earlier versions) to a profile. Entries equal to entries of the
 * present profile keep them unchanged, with levels, icons and formatting that the format lacks: importing the site's
 * own `/resume.json` changes nothing. Texts without a field in the format are kept for the same person and emptied
 * otherwise.
 * @param file parsed JSON, untrusted
 * @param base the present profile
 * @param site absolute URL of this site
 * @returns null if the file is not a JSON Resume
 */
export function importJsonResume(
  file: unknown,
  { base, site }: { base: Profile; site: string },
): JsonResumeImport | null {
  const resume = jsonResumeOf(file)
  const basics = entryOf(resume?.['basics'])
  if (!resume || !basics) return null
  const { lists, excess } = fittingLists(resume)
  const skills = importedSkills(entriesOf(resume['skills']), base)
  const personal = personalOf(basics, { base: base.personal, site })
  const profile: Profile = {
    personal: { ...personal, links: personal.links.slice(0, LIMITS.profileRows) },
    experience: limitList(base.experience, toWork, lists.work, experienceOf),
    education: limitList(base.education, toEducation, lists.education, degreeOf),
    achievements: [
      ...limitList(base.achievements, toAward, lists.awards, awardOf),
      ...lists.certificates.map(certificateOf),
    ],
    publications: limitList(base.publications, toPublication, lists.publications, publicationOf),
    skills: skills.skills,
  }
  const { portrait } = profile.personal
  const isOwnImage = portrait !== null && basics['image'] === new URL(portrait.url, site).href
  const unread = isOwnImage ? { ...resume, basics: { ...basics, image: '' } } : resume
  const links = personal.links.slice(LIMITS.profileRows).map(({ url }) => url)
  const skipped = [
    ...unreadFields(unread),
    ...excess,
    ...excessOf('skills', skills.excess),
    ...excessOf('basics: profiles', links),
  ]
  const projects = lists.projects.map(projectOf)
  return { profile, projects, skipped, missing: missingIn(basics, profile, base) }
}

/** Entries as items: equal entries of `base`, each once, otherwise new items. */
function limitList<T>(
  base: readonly T[],
  toEntry: (item: T) => JsonEntry,
  entries: readonly JsonEntry[],
  make: (entry: JsonEntry) => T,
): T[] {
  const pool = base.map((item) => ({ item, same: toEntry(item) }))
  return entries.map((entry) => {
    const index = pool.findIndex(({ same }) => isDeepStrictEqual(same, entry))
    return index === -1 ? make(entry) : (pool.splice(index, 1)[0]?.item ?? make(entry))
  })
}

function personalOf(basics: JsonEntry, { base, site }: { base: Personal; site: string }): Personal {
  const name = textOf(basics, 'name') || base.name
  const location = locationOf(basics['location'], base)
  const isSamePerson = name === base.name
  const summary = textOf(basics, 'summary')
  return {
    ...base,
    name,
    title: textOf(basics, 'label') || base.title,
    email: textOf(basics, 'email') || base.email,
    phone: textOf(basics, 'phone'),
    location,
    timeZone: location === base.location ? base.timeZone : timeZoneOf(location, base.timeZone),
    tagline: isSamePerson ? base.tagline : '',
    availability: isSamePerson ? base.availability : [],
    portrait: isSamePerson ? base.portrait : null,
    summary: summary === summaryText(base.summary) ? base.summary : paragraphsOf(summary),
    links: [
      ...limitList(base.links, toProfile, entriesOf(basics['profiles']), linkOf),
      ...ownSite(textOf(basics, 'url'), site),
    ].filter(({ url }) => url !== ''),
  }
}

function locationOf(value: unknown, base: Personal): string {
  const entry = entryOf(value) ?? {}
  if (isDeepStrictEqual(entry, toLocation(base.location))) return base.location
  const country = textOf(entry, 'countryCode')
  const parts = [textOf(entry, 'city'), textOf(entry, 'region'), countryName(country)]
  return parts.filter(Boolean).join(', ')
}

const countryName = (code: string) =>
  /^[A-Za-z]{2}$/.test(code)
    ? (new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) ?? '')
    : code

const paragraphsOf = (summary: string): RichParagraph[] =>
  summary
    .split(/\n\s*\n/)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ type: 'paragraph', children: linesOf(text) }))

const linesOf = (text: string): RichInline[] =>
  text.split('\n').flatMap((value, index): RichInline[] => {
    const line: RichInline = { type: 'text', value }
    return index > 0 ? [{ type: 'break' }, line] : [line]
  })

/** The person's site, unless it is this one. */
function ownSite(url: string, site: string): ProfileLink[] {
  const isOther = URL.canParse(url) && new URL(url).origin !== new URL(site).origin
  return isOther ? [linkOf({ network: '', url })] : []
}

/** For another person: names fields that are empty now, or still describe the previous person. */
function missingIn(basics: JsonEntry, { personal }: Profile, { personal: former }: Profile) {
  if (personal.name === former.name) return []
  const hasZone = personal.timeZone !== former.timeZone
  return [
    ...(textOf(basics, 'label') === '' ? ['profession'] : []),
    ...(textOf(basics, 'email') === '' ? ['email'] : []),
    ...['tagline', 'availability', 'portrait'],
    ...(hasZone ? [] : ['time zone']),
  ]
}

/** The IANA time zone that is named after the first part of a location, such as 'Lisbon, Portugal'. */
function timeZoneOf(location: string, otherwise: string): string {
  const city = location.split(',')[0]?.trim().replaceAll(' ', '_').toLowerCase() ?? ''
  const zones = Intl.supportedValuesOf('timeZone')
  return zones.find((zone) => zone.toLowerCase().endsWith(`/${city}`)) ?? otherwise
}

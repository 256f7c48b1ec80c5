import type {
  Achievement,
  Education,
  Experience,
  Profile,
  ProfileLink,
  Publication,
} from '#src/contract/profile/profile.ts'
import { LINK_KINDS } from '#src/contract/profile/profile-fields.ts'
import type { RichParagraph } from '#src/contract/rich-paragraph.ts'
import { inlineText } from '#src/content/render/render-inline.ts'
import { filledLines } from '#src/lib/format/filled-lines.ts'
import { datesOf, monthOf } from '#src/lib/format/resume-date.ts'
import { SKILL_TIERS } from '#src/contract/profile/skill-tiers.ts'

type ResumeUrls = { site: string; document: string }

/**
 * The profile as JSON Resume 1.0.0 (https://jsonresume.org/schema). Fields that the profile does not have, or that are
 * empty, are left out. import-json-resume.ts reads it.
 */
export function jsonResume(profile: Profile, { site, document }: ResumeUrls) {
  const { experience, education, achievements, publications } = profile
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: toBasics(profile, site),
    work: experience.map(toWork),
    education: education.map(toEducation),
    awards: achievements.map(toAward),
    publications: publications.map(toPublication),
    skills: skillEntries(profile),
    meta: { canonical: document, version: 'v1.0.0' },
  }
}

export type JsonEntry = Record<string, unknown>

/** Removes empty texts: they would break the format's rules for URLs and dates. */
const filled = (entry: JsonEntry): JsonEntry =>
  Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== undefined && value !== ''),
  )

const toBasics = ({ personal }: Profile, site: string): JsonEntry =>
  filled({
    name: personal.name,
    label: personal.title,
    email: personal.email,
    phone: personal.phone,
    image: personal.portrait ? new URL(personal.portrait.url, site).href : undefined,
    url: site,
    summary: summaryText(personal.summary),
    location: toLocation(personal.location),
    profiles: personal.links.map(toProfile),
  })

/** Paragraphs with an empty line between them. */
export const summaryText = (summary: readonly RichParagraph[]): string =>
  summary
    .map(({ children }) => filledLines(inlineText(children)).join('\n'))
    .filter(Boolean)
    .join('\n\n')

export function toLocation(location: string): JsonEntry {
  const [city = '', ...regions] = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return filled({ city, region: regions.join(', ') })
}

export function toProfile({ kind, url }: ProfileLink): JsonEntry {
  const parsedUrl = URL.parse(url)
  return filled({
    network: kind === 'website' ? parsedUrl?.hostname : LINK_KINDS[kind],
    username: parsedUrl?.pathname.split('/').filter(Boolean).at(-1),
    url,
  })
}

export const toWork = ({ title, company, period, location, achievements }: Experience): JsonEntry =>
  filled({
    name: company,
    position: title,
    location,
    ...datesOf(period),
    highlights: achievements,
  })

export const toEducation = ({ degree, institution, year, grade }: Education): JsonEntry =>
  filled({ institution, studyType: degree, ...datesOf(year), score: grade })

export const toAward = ({ title, description, year }: Achievement): JsonEntry =>
  filled({ title, date: monthOf(year), summary: description })

export const toPublication = ({ title, venue, date }: Publication): JsonEntry =>
  filled({ name: title, publisher: venue, releaseDate: monthOf(date) })

const skillEntries = ({ skills }: Profile): JsonEntry[] =>
  SKILL_TIERS.flatMap(({ tier, title }) => skills[tier].map(({ name }) => ({ name, level: title })))

import type { Profile as StoredProfile } from '#collections/generated/payload-types.ts'
import { lexicalToParagraphs } from '#src/content/rich-text/lexical-inline.ts'
import type { PageImage } from '#src/contract/posts/public-page-data.ts'
import type { Personal, Profile, SkillLevel } from '#src/contract/profile/profile.ts'
import type { RichInline } from '#src/contract/rich-paragraph.ts'
import { filledLines } from '#src/lib/format/filled-lines.ts'

/** The stored profile as the site shows it. A draft may lack any text. */
export function toProfile(doc: StoredProfile, portrait: PageImage | null): Profile {
  return {
    personal: toPersonal(doc, portrait),
    skills: {
      expert: toSkills(doc.skills?.expert),
      advanced: toSkills(doc.skills?.advanced),
      learning: toSkills(doc.skills?.learning),
    },
    achievements: (doc.achievements ?? []).map(({ icon, color, ...texts }) => ({
      ...withTexts(texts, ['title', 'description', 'year', 'type']),
      icon,
      color,
    })),
    experience: (doc.experience ?? []).map(({ achievements, ...texts }) => ({
      ...withTexts(texts, ['title', 'company', 'period', 'location']),
      achievements: filledLines(achievements ?? ''),
    })),
    education: (doc.education ?? []).map((row) =>
      withTexts(row, ['degree', 'institution', 'year', 'grade']),
    ),
    publications: (doc.publications ?? []).map((row) => withTexts(row, ['title', 'venue', 'date'])),
  }
}

const toPersonal = (doc: StoredProfile, portrait: PageImage | null): Personal => ({
  ...withTexts(doc, ['name', 'title', 'tagline', 'email', 'phone', 'location', 'timeZone']),
  ...withTexts(doc, ['contactIntro', 'blogIntro']),
  availability: oneLine(doc.availability),
  summary: lexicalToParagraphs(doc.summary),
  portrait,
  links: (doc.links ?? []).map(({ kind, ...texts }) => ({
    kind,
    ...withTexts(texts, ['label', 'url']),
  })),
})

export const withTexts = <K extends string>(
  row: Partial<Record<K, string | null>>,
  names: readonly K[],
): Record<K, string> =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? ''])) as Record<K, string>

type StoredSkills = NonNullable<StoredProfile['skills']>['expert']

const toSkills = (rows: StoredSkills): SkillLevel[] =>
  (rows ?? []).map(({ name, level }) => ({ name, level }))

const oneLine = (document: unknown): RichInline[] =>
  lexicalToParagraphs(document).flatMap(({ children }, index): RichInline[] =>
    index === 0 ? children : [{ type: 'text', value: ' ' }, ...children],
  )

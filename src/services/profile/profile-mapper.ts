import type { Profile as StoredProfile } from '#collections/generated/payload-types.ts'
import { lexicalToParagraphs } from '#src/content/rich-text/lexical-inline.ts'
import type { PageImage } from '#src/contract/posts/public-page-data.ts'
import type { Profile } from '#src/contract/profile/profile.ts'
import type { RichInline } from '#src/contract/rich-paragraph.ts'
import { filledLines } from '#src/lib/format/filled-lines.ts'

/** The stored profile as the site shows it. A draft may lack any text. */
export function toProfile(doc: StoredProfile, portrait: PageImage | null): Profile {
  const { links, skills, experience, ...lists } = toLists(doc)
  return {
    personal: {
      ...withTexts(doc, ['name', 'title', 'tagline', 'email', 'phone', 'location', 'timeZone']),
      ...withTexts(doc, ['contactIntro', 'blogIntro']),
      availability: oneLine(doc.availability),
      summary: lexicalToParagraphs(doc.summary),
      portrait,
      links,
    },
    // Only a row of a draft has no level.
    skills: skills as Profile['skills'],
    experience: experience.map((job) => ({ ...job, achievements: filledLines(job.achievements) })),
    ...lists,
  }
}

/** The lists of the stored profile, with every text. */
export const toLists = (doc: StoredProfile) => ({
  links: (doc.links ?? []).map(({ kind, ...row }) => ({
    kind,
    ...withTexts(row, ['label', 'url']),
  })),
  skills: {
    expert: toSkills(doc.skills?.expert),
    advanced: toSkills(doc.skills?.advanced),
    learning: toSkills(doc.skills?.learning),
  },
  experience: (doc.experience ?? []).map((row) =>
    withTexts(row, ['title', 'company', 'period', 'location', 'achievements']),
  ),
  achievements: (doc.achievements ?? []).map(({ icon, color, ...row }) => ({
    ...withTexts(row, ['title', 'description', 'year', 'type']),
    icon,
    color,
  })),
  education: (doc.education ?? []).map((row) =>
    withTexts(row, ['degree', 'institution', 'year', 'grade']),
  ),
  publications: (doc.publications ?? []).map((row) => withTexts(row, ['title', 'venue', 'date'])),
})

export const withTexts = <K extends string>(
  row: Partial<Record<K, string | null>>,
  names: readonly K[],
): Record<K, string> =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? ''])) as Record<K, string>

type StoredSkills = NonNullable<StoredProfile['skills']>['expert']

const toSkills = (rows: StoredSkills) =>
  (rows ?? []).map(({ name, level }: { name?: string | null; level?: number | null }) => ({
    name: name ?? '',
    level: level ?? null,
  }))

const oneLine = (document: unknown): RichInline[] =>
  lexicalToParagraphs(document).flatMap(({ children }, index): RichInline[] =>
    index === 0 ? children : [{ type: 'text', value: ' ' }, ...children],
  )

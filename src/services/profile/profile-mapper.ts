import type { Profile as StoredProfile } from '#collections/generated/payload-types.ts'
import { lexicalToParagraphs } from '#src/content/rich-text/lexical-inline.ts'
import type { PageImage } from '#src/contract/posts/public-page-data.ts'
import type { Profile } from '#src/contract/profile/profile.ts'
import { eachRowField, PROFILE_TEXTS } from '#src/contract/profile/profile-fields.ts'
import type { ProfileListName, ProfileRow } from '#src/contract/profile/profile-fields.ts'
import type { RichInline } from '#src/contract/rich-paragraph.ts'
import { filledLines } from '#src/lib/format/filled-lines.ts'
import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { toInlineContent, toInlineDocument } from '#src/services/platform/inline-text.ts'

/** The stored profile as the site shows it. A draft may lack any text. */
export function toProfile(doc: StoredProfile, portrait: PageImage | null): Profile {
  const { links, skills, experience, ...lists } = toLists(doc)
  return {
    personal: {
      ...toTexts(doc),
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
const toLists = (doc: StoredProfile) => ({
  links: toRows('links', doc.links),
  skills: {
    expert: toSkills(doc.skills?.expert),
    advanced: toSkills(doc.skills?.advanced),
    learning: toSkills(doc.skills?.learning),
  },
  experience: toRows('experience', doc.experience),
  achievements: toRows('achievements', doc.achievements),
  education: toRows('education', doc.education),
  publications: toRows('publications', doc.publications),
})

const toRows = <L extends ProfileListName>(list: L, stored: StoredProfile[L]) =>
  (stored ?? []).map((row) =>
    eachRowField(list, (field, name) => {
      const value: unknown = Reflect.get(row, name)
      return 'options' in field ? value : (value ?? '')
    }),
  ) as ProfileRow<L>[]

/** The texts without a format. */
const toTexts = (doc: StoredProfile) =>
  Object.fromEntries(PROFILE_TEXTS.map((name) => [name, doc[name] ?? ''])) as Record<
    (typeof PROFILE_TEXTS)[number],
    string
  >

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

/** The stored profile as it is edited: every text as it is stored, rich text in the format of the editor. */
export function toEditedProfile(doc: StoredProfile): EditedProfile {
  const { links, ...lists } = toLists(doc)
  return {
    ...toTexts(doc),
    portrait: typeof doc.portrait === 'string' ? doc.portrait : null,
    links,
    summary: toInlineContent(doc.summary),
    availability: toInlineContent(doc.availability),
    ...lists,
  }
}

/** The edited profile as the fields of its global. */
export const toProfileFields = ({ summary, availability, skills, ...rest }: EditedProfile) => ({
  ...rest,
  // An incomplete row of a draft has no level.
  skills: skills as StoredProfile['skills'] & object,
  summary: toInlineDocument(summary, 'summary'),
  availability: toInlineDocument(availability, 'availability'),
})

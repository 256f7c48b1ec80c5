import type { Profile as ProfileDocument } from '#collections/generated/payload-types.ts'
import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { toInlineContent, toInlineDocument } from '#src/services/platform/inline-text.ts'
import { withTexts } from './profile-mapper.ts'

/** The stored profile as it is edited: every text as it is stored, rich text in the format of the editor. */
export function toEditedProfile(doc: ProfileDocument): EditedProfile {
  return {
    ...withTexts(doc, ['name', 'title', 'tagline', 'email', 'phone', 'location', 'timeZone']),
    portrait: typeof doc.portrait === 'string' ? doc.portrait : null,
    links: (doc.links ?? []).map(({ kind, ...row }) => ({
      kind,
      ...withTexts(row, ['label', 'url']),
    })),
    summary: toInlineContent(doc.summary),
    availability: toInlineContent(doc.availability),
    ...withTexts(doc, ['contactIntro', 'blogIntro']),
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
  }
}

/** The edited profile as the fields of its global. */
export const toProfileFields = ({ summary, availability, skills, ...rest }: EditedProfile) => ({
  ...rest,
  // An incomplete row of a draft has no level.
  skills: skills as ProfileDocument['skills'] & object,
  summary: toInlineDocument(summary, 'summary'),
  availability: toInlineDocument(availability, 'availability'),
})

type StoredSkills = NonNullable<ProfileDocument['skills']>['expert']

const toSkills = (rows: StoredSkills) =>
  (rows ?? []).map(({ name, level }: { name?: string | null; level?: number | null }) => ({
    name: name ?? '',
    level: level ?? null,
  }))

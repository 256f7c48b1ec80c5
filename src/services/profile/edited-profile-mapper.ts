import type { Profile as ProfileDocument } from '#collections/generated/payload-types.ts'
import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { toInlineContent, toInlineDocument } from '#src/services/platform/inline-text.ts'
import { toLists, toTexts } from './profile-mapper.ts'

/** The stored profile as it is edited: every text as it is stored, rich text in the format of the editor. */
export function toEditedProfile(doc: ProfileDocument): EditedProfile {
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
  skills: skills as ProfileDocument['skills'] & object,
  summary: toInlineDocument(summary, 'summary'),
  availability: toInlineDocument(availability, 'availability'),
})

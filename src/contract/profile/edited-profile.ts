import { z } from 'zod'
import { documentMetadata } from '#src/contract/document-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { idSchema, nameOf, rawText } from '#src/contract/text-schemas.ts'
import {
  eachRowField,
  PROFILE_TEXTS,
  profileFields,
  profileLists,
  skillFields,
} from './profile-fields.ts'
import type { ProfileListName, ProfileRow } from './profile-fields.ts'

const rows = <S extends z.ZodType>(label: string, row: S) =>
  z.array(row).max(LIMITS.profileRows, `${label}: at most ${LIMITS.profileRows} entries`)

const skills = rows(
  'Skills',
  z.strictObject({ name: rawText(skillFields.name.label), level: z.number().nullable() }),
)

type RowSchemas<Row> = { [Name in keyof Row]: z.ZodType<Row[Name], Row[Name]> }
const rowsOf = <L extends ProfileListName>(list: L) => {
  const fields = eachRowField(list, (field) =>
    'options' in field ? nameOf(field.options) : rawText(field.label),
  ) as object as RowSchemas<ProfileRow<L>>
  return rows(profileLists[list].label, z.strictObject(fields))
}

const texts = Object.fromEntries(
  PROFILE_TEXTS.map((name) => [name, rawText(profileFields[name].label)]),
) as Record<(typeof PROFILE_TEXTS)[number], z.ZodString>

/** A draft may be incomplete or too long; publishing checks it (collections/profile/profile-tabs.ts). */
export const editedProfileSchema = z.strictObject({
  ...texts,
  portrait: idSchema.nullable(),
  links: rowsOf('links'),
  summary: rawText(profileFields.summary.label),
  availability: rawText(profileFields.availability.label),
  skills: z.strictObject({ expert: skills, advanced: skills, learning: skills }),
  // One achievement per line.
  experience: rowsOf('experience'),
  achievements: rowsOf('achievements'),
  education: rowsOf('education'),
  publications: rowsOf('publications'),
})
export type EditedProfile = z.infer<typeof editedProfileSchema>

export const storedProfileSchema = z.strictObject({
  profile: editedProfileSchema,
  ...documentMetadata,
})
export type StoredProfile = z.infer<typeof storedProfileSchema>

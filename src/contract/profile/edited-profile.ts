import { z } from 'zod'
import { documentMetadata } from '#src/contract/document-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { idSchema, nameOf, rawText } from '#src/contract/text-schemas.ts'
import { profileFields, profileLists, skillFields } from './profile-fields.ts'
import { ACHIEVEMENT_COLORS, ACHIEVEMENT_ICONS, LINK_KINDS } from './profile.ts'

type Described = Record<string, { label: string }>
type Texts<F extends Described> = { [K in keyof F]: ReturnType<typeof rawText> }

const texts = <F extends Described, K extends keyof F>(fields: F, ...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, rawText(fields[name]?.label ?? '')])) as Texts<
    Pick<F, K>
  >

const rows = <S extends z.ZodType>(label: string, row: S) =>
  z.array(row).max(LIMITS.profileRows, `${label}: at most ${LIMITS.profileRows} entries`)

const skills = rows(
  'Skills',
  z.strictObject({ ...texts(skillFields, 'name'), level: z.number().nullable() }),
)
const { links, achievements, experience, education, publications } = profileLists

/** A draft may be incomplete or too long; publishing checks it (collections/profile/profile-tabs.ts). */
export const editedProfileSchema = z.strictObject({
  ...texts(profileFields, 'name', 'title', 'tagline', 'email', 'phone', 'location', 'timeZone'),
  portrait: idSchema.nullable(),
  links: rows(
    links.label,
    z.strictObject({
      kind: nameOf(LINK_KINDS),
      ...texts(links.fields, 'label', 'url'),
    }),
  ),
  ...texts(profileFields, 'summary', 'availability'),
  ...texts(profileFields, 'contactIntro', 'blogIntro'),
  skills: z.strictObject({ expert: skills, advanced: skills, learning: skills }),
  experience: rows(
    experience.label,
    z.strictObject(
      // One achievement per line.
      texts(experience.fields, 'title', 'company', 'period', 'location', 'achievements'),
    ),
  ),
  achievements: rows(
    achievements.label,
    z.strictObject({
      ...texts(achievements.fields, 'title', 'description', 'year', 'type'),
      icon: nameOf(ACHIEVEMENT_ICONS),
      color: nameOf(ACHIEVEMENT_COLORS),
    }),
  ),
  education: rows(
    education.label,
    z.strictObject(texts(education.fields, 'degree', 'institution', 'year', 'grade')),
  ),
  publications: rows(
    publications.label,
    z.strictObject(texts(publications.fields, 'title', 'venue', 'date')),
  ),
})
export type EditedProfile = z.infer<typeof editedProfileSchema>

export const storedProfileSchema = z.strictObject({
  profile: editedProfileSchema,
  ...documentMetadata,
})
export type StoredProfile = z.infer<typeof storedProfileSchema>

import { isDeepStrictEqual } from 'node:util'
import { EXAMPLE_FIELDS } from '#src/contract/example/example-schemas.ts'
import type { ExampleField } from '#src/contract/example/example-schemas.ts'
import { PROFILE_TEXTS } from '#src/contract/profile/profile-fields.ts'
import type { Profile } from '#src/contract/profile/profile.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'

/** True of many people: the example's only while its name is there. */
const COMMON: readonly ExampleField[] = ['title', 'timeZone']

/** The fields of a profile that are still the example's: texts as they were, and lists with an entry of its lists. */
export function exampleFields(profile: Profile): ExampleField[] {
  const hasName = profile.personal.name === defaultProfile.personal.name
  const [own, example] = [valuesOf(profile), valuesOf(defaultProfile)]
  return EXAMPLE_FIELDS.filter((field) => {
    if (COMMON.includes(field) && !hasName) return false
    const known = example[field]
    return own[field].some((value) => known.some((other) => isDeepStrictEqual(value, other)))
  })
}

/** Each field as a list of what can be compared; an empty text is none. */
function valuesOf({
  personal,
  skills,
  ...lists
}: Profile): Record<ExampleField, readonly unknown[]> {
  const texts = PROFILE_TEXTS.map((name) => [name, [personal[name]].filter((text) => text !== '')])
  return {
    ...(Object.fromEntries(texts) as Record<(typeof PROFILE_TEXTS)[number], string[]>),
    availability: personal.availability,
    summary: personal.summary,
    links: personal.links.map(({ url }) => url),
    skills: Object.values(skills).flat(),
    ...lists,
  }
}

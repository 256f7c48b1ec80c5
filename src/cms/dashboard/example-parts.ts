import type { ExampleState } from '#src/contract/example/example-schemas.ts'
import { profileFields, profileLists } from '#src/contract/profile/profile-fields.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { quotedTitles } from '#src/lib/format/quoted-titles.ts'

export function exampleParts(state: ExampleState): string[] {
  const parts = [...(state.hasResume ? ['resume'] : []), ...removableParts(state)]
  // A missing portrait alone is not a reason to remind.
  return state.hasName && state.hasPortrait ? ['portrait', ...parts] : parts
}

const FIELDS = { ...profileFields, ...profileLists, skills: { label: 'Skills' } }

/** Each field of the profile that is still the example's, with where it is edited. */
export const exampleFieldLinks = ({ fields }: ExampleState) =>
  fields.map((field) => ({ label: FIELDS[field].label, href: `/cms/profile#profile-${field}` }))

export const removableParts = ({ posts, projects, media, contacts }: ExampleState): string[] => [
  ...(posts > 0 ? [pluralize(posts, 'post')] : []),
  ...(projects > 0 ? [pluralize(projects, 'project')] : []),
  ...(media > 0 ? [pluralize(media, 'image')] : []),
  ...(contacts > 0 ? [pluralize(contacts, 'message')] : []),
]

export function keptItemsText({ changed }: ExampleState): string {
  const titles = changed.length > 0 ? `: ${quotedTitles(changed)}` : ''
  return `Items you have edited or use elsewhere are kept${titles}.`
}

import type { ExampleField, ExampleState } from '#src/contract/example/example-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { quotedTitles } from '#src/lib/format/quoted-titles.ts'

export function exampleParts(state: ExampleState): string[] {
  const parts = [...(state.hasResume ? ['resume'] : []), ...removableParts(state)]
  // A missing portrait alone is not a reason to remind.
  return state.hasName && state.hasPortrait ? ['portrait', ...parts] : parts
}

const LABELS: Record<ExampleField, string> = {
  name: 'Name',
  title: 'Profession',
  tagline: 'Tagline',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  timeZone: 'Time zone',
  availability: 'Availability',
  summary: 'Summary',
  links: 'Links',
  contactIntro: 'Introduction to contact',
  blogIntro: 'Introduction to the blog',
  skills: 'Skills',
  achievements: 'Achievements',
  experience: 'Experience',
  education: 'Education',
  publications: 'Publications',
}

export const FIELD_COUNT = Object.keys(LABELS).length

/** Each field of the profile that is still the example's, with where it is edited. */
export const exampleFieldLinks = ({ fields }: ExampleState) =>
  fields.map((field) => ({ label: LABELS[field], href: `/cms/profile#profile-${field}` }))

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

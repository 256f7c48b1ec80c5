import type { ExampleState } from '#src/contract/example/example-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'

/** What of the example content is still there, for a sentence. */
export function exampleParts(state: ExampleState): string[] {
  const parts = [
    ...(state.hasName ? ['name'] : []),
    ...(state.hasResume ? ['resume'] : []),
    ...removableParts(state),
  ]
  // A site without a portrait is complete, so it alone is no reason to remind.
  if (parts.length > 0 && state.hasPortrait) parts.splice(state.hasName ? 1 : 0, 0, 'portrait')
  return parts
}

/** What the removal moves to the trash besides the resume. */
export const removableParts = ({ posts, projects, media, contacts }: ExampleState): string[] => [
  ...(posts > 0 ? [pluralize(posts, 'post')] : []),
  ...(projects > 0 ? [pluralize(projects, 'project')] : []),
  ...(media > 0 ? [pluralize(media, 'picture')] : []),
  ...(contacts > 0 ? [pluralize(contacts, 'message')] : []),
]

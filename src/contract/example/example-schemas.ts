import { z } from 'zod'
import { idSchema } from '#src/contract/text-schemas.ts'

/** Key in Payload's key-value table under which the decision about example content, and its rows, are stored. */
export const EXAMPLE_CONTENT_KEY = 'folio-example-content'

const idsSchema = z.array(idSchema).max(1000)

const exampleRowsSchema = z.strictObject({
  posts: idsSchema,
  projects: idsSchema,
  media: idsSchema,
  resumes: idsSchema,
  contacts: idsSchema,
})
export type ExampleRows = z.infer<typeof exampleRowsSchema>

export const exampleRemovalSchema = z.strictObject({
  rows: exampleRowsSchema,
  activeResume: idSchema.nullable(),
})
export type ExampleRemoval = z.infer<typeof exampleRemovalSchema>

const count = z.int().min(0)

/** Fields of the profile that can still be the example's, in the order of its editor. */
export const EXAMPLE_FIELDS = [
  ...([
    'name',
    'title',
    'tagline',
    'email',
    'phone',
    'location',
    'timeZone',
    'availability',
  ] as const),
  ...(['summary', 'links', 'contactIntro', 'blogIntro', 'skills', 'achievements'] as const),
  ...(['experience', 'education', 'publications'] as const),
] as const
export type ExampleField = (typeof EXAMPLE_FIELDS)[number]

export const exampleStateSchema = z.strictObject({
  hasName: z.boolean(),
  fields: z.array(z.enum(EXAMPLE_FIELDS)),
  hasPortrait: z.boolean(),
  hasResume: z.boolean(),
  changed: z.array(z.string()),
  /** Posts whose text was not changed since, and projects that were not saved since. */
  posts: count,
  projects: count,
  media: count,
  contacts: count,
})
export type ExampleState = z.infer<typeof exampleStateSchema>

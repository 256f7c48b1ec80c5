import type { z } from 'zod'
import { POST_FIELD_NAMES, postFieldsSchema } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'

/** Fields with another place in an export: the body, the name of the folder, and the cover with its description. */
const ELSEWHERE = { content: true, slug: true, imageUrl: true } as const
type Field = Exclude<PostFieldName, keyof typeof ELSEWHERE>
const FIELDS = POST_FIELD_NAMES.filter((name): name is Field => !(name in ELSEWHERE))

const NAMES: { [Name in Field]?: string } = {
  excerpt: 'description',
  category: 'categories',
  seriesPart: 'series_order',
}
const TAXONOMIES: readonly Field[] = ['category', 'series']

type FieldValues = z.infer<typeof postFieldsSchema>
export type StoredFields = {
  [Name in Field]: FieldValues[Name] extends string[] ? string[] : FieldValues[Name] | null
}

export const postFrontMatter = (post: { [Name in Field]?: unknown }): Record<string, unknown> =>
  Object.fromEntries(
    FIELDS.map((name) => [
      NAMES[name] ?? name,
      TAXONOMIES.includes(name) ? [post[name]].filter(Boolean) : post[name],
    ]),
  )

const fieldsSchema = postFieldsSchema.omit(ELSEWHERE).partial()

/** The fields that `postFrontMatter` wrote; undefined when one was changed to another form. */
export function storedFields(data: Readonly<Record<string, unknown>>): StoredFields | undefined {
  const given = FIELDS.map((name) => [name, valueIn(data, name) ?? undefined])
  const { data: fields } = fieldsSchema.safeParse(Object.fromEntries(given))
  const stored = FIELDS.map((name) => [name, fields?.[name] ?? (name === 'tags' ? [] : null)])
  return fields && (Object.fromEntries(stored) as StoredFields)
}

function valueIn(data: Readonly<Record<string, unknown>>, name: Field): unknown {
  const value = data[name] ?? data[NAMES[name] ?? name]
  return TAXONOMIES.includes(name) && Array.isArray(value) ? value[0] : value
}

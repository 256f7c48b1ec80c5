import { z } from 'zod'
import { documentMetadata } from '#src/contract/document-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { isLinkUrl, LINK_URL_INVALID } from '#src/contract/link-url.ts'
import { imageUrlSchema } from '#src/contract/posts/image-url.ts'
import { slugSchema } from '#src/contract/posts/post-slug.ts'
import { idSchema, multiLineText, rawText, singleLineText } from '#src/contract/text-schemas.ts'
import { outcomeFields, projectFields, projectLinkFields } from './project-fields.ts'

type Field = { label: string; max: number }

const anyText = ({ label }: Field) => rawText(label)
const required = ({ label, max }: Field) => singleLineText(label, max)
const optional = (field: Field) => z.union([z.literal(''), required(field)])
const rows = <S extends z.ZodType>({ label, max }: Field, row: S) =>
  z.array(row).max(max, `${label}: at most ${max} entries`)

type TextOf = (field: Field) => z.ZodString
const outcomesOf = (textOf: TextOf) =>
  rows(
    projectFields.outcomes,
    z.strictObject({
      figure: textOf(outcomeFields.figure),
      meaning: textOf(outcomeFields.meaning),
    }),
  )
const linksOf = (textOf: TextOf, url: z.ZodString) =>
  rows(projectFields.links, z.strictObject({ label: textOf(projectLinkFields.label), url }))

const bodySchema = rawText(projectFields.body.label).refine(
  (value) => new TextEncoder().encode(value).length <= LIMITS.postContentBytes,
  'Case study must be at most 512 kB',
)

const shared = {
  cover: z.string('Cover must be text').nullable(),
  /** HTML like the body of a post, without elements that the rich-text editor lacks. */
  body: bodySchema,
  isFeatured: z.boolean('Featured must be true or false'),
}

/** A draft may be incomplete, or too long. */
export const editedProjectSchema = z.strictObject({
  title: anyText(projectFields.title),
  summary: anyText(projectFields.summary),
  ...shared,
  outcomes: outcomesOf(anyText),
  links: linksOf(anyText, anyText(projectLinkFields.url)),
  /** Empty: made from the title. */
  slug: anyText(projectFields.slug),
  period: anyText(projectFields.period),
  role: anyText(projectFields.role),
  stack: rows(projectFields.stack, rawText('Technology')),
})
export type EditedProject = z.infer<typeof editedProjectSchema>

export const publishedProjectSchema = z.strictObject({
  title: required(projectFields.title),
  summary: multiLineText(projectFields.summary.label, projectFields.summary.max),
  ...shared,
  cover: imageUrlSchema.nullable(),
  outcomes: outcomesOf(required),
  links: linksOf(required, required(projectLinkFields.url).refine(isLinkUrl, LINK_URL_INVALID)),
  slug: slugSchema.transform((slug) => slug ?? ''),
  period: optional(projectFields.period),
  role: optional(projectFields.role),
  stack: rows(projectFields.stack, singleLineText('Technology', LIMITS.tagLength)),
})

export const storedProjectSchema = z.strictObject({
  id: idSchema,
  project: editedProjectSchema,
  ...documentMetadata,
  /** Path of its page; null while visitors do not see it. */
  path: z.string().nullable(),
})
export type StoredProject = z.infer<typeof storedProjectSchema>

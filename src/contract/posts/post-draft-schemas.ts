import { z } from 'zod'
import { LIMITS } from '#src/contract/limits.ts'
import { multiLineText, singleLineText } from '#src/contract/text-schemas.ts'
import { imageUrlSchema } from './image-url.ts'
import { postFieldParts } from './post-fields.ts'
import { postSchema } from './post-schemas.ts'
import { draftContentSchema } from './post-value-schemas.ts'

const { slug: _slug, readTime, tags, ...others } = postFieldParts('request')

const orEmpty = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), schema])

/** No slug: only an explicit save can report a rejected one. No status: nothing is published or unpublished. */
export const postDraftBodySchema = z.strictObject({
  ...z.strictObject(others).partial().shape,
  title: orEmpty(singleLineText('Title', LIMITS.titleLength)).optional(),
  excerpt: orEmpty(multiLineText('Excerpt', LIMITS.excerptLength)).optional(),
  content: draftContentSchema.optional(),
  readTime: readTime.optional(),
  imageUrl: imageUrlSchema.nullable().optional(),
  // Without defaults: missing fields keep their value.
  tags: tags.unwrap().optional(),
})
export type PostDraftBody = z.infer<typeof postDraftBodySchema>
export type PostDraftInput = z.input<typeof postDraftBodySchema>

/** Published (or scheduled) version of a post with unpublished changes; null for drafts. */
export const livePostSchema = z.strictObject({ live: postSchema.nullable() })
export type LivePost = z.infer<typeof livePostSchema>

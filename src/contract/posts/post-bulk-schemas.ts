import { z } from 'zod'
import { postFields } from './post-fields.ts'
import { postStatusSchema } from './post-schemas.ts'
import { idSchema, isoDateSchema, rawText, requestDateSchema } from '#src/contract/text-schemas.ts'

/** In one transaction; clients split larger changes. So many states with maximum tags fit into a JSON body. */
export const POSTS_PER_CHANGE = 250

const tagsSchema = postFields.tags.request.unwrap()

export const postStateSchema = z.strictObject({
  id: idSchema,
  /** Time of the save that replaced this state. After a later save it is not restored. */
  savedAt: isoDateSchema,
  status: postStatusSchema,
  publishedAt: isoDateSchema.nullable(),
  firstPublishedAt: isoDateSchema.nullable(),
  tags: z.array(z.string()),
})
export type PostState = z.infer<typeof postStateSchema>

export const postChangeSchema = z
  .strictObject({
    ids: z.array(idSchema).min(1).max(POSTS_PER_CHANGE),
    /** True publishes now, scheduled posts too. */
    isPublished: z.boolean().optional(),
    addTags: tagsSchema.optional(),
    removeTags: tagsSchema.optional(),
    isDeleted: z.boolean().optional(),
    restore: z
      .array(
        postStateSchema.extend({
          savedAt: requestDateSchema,
          publishedAt: requestDateSchema.nullable(),
          firstPublishedAt: requestDateSchema.nullable(),
          // A draft of the built-in admin may break the rules of a request.
          tags: z.array(rawText('Tag')),
        }),
      )
      .max(POSTS_PER_CHANGE)
      .optional(),
  })
  .refine(
    ({ isPublished, addTags, removeTags, isDeleted, restore }) =>
      [isPublished, addTags ?? removeTags, isDeleted, restore].filter(
        (change) => change !== undefined,
      ).length === 1,
    'Set one of isPublished, addTags and removeTags, isDeleted, and restore',
  )
export type PostChange = z.infer<typeof postChangeSchema>
export type PostChangeInput = z.input<typeof postChangeSchema>

/** A post that the change does not fit, and why, as a sentence for its author. */
const unchangedPostSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  reason: z.string(),
})
export type UnchangedPost = z.infer<typeof unchangedPostSchema>

export const postChangeResponseSchema = z.strictObject({
  ids: z.array(idSchema),
  former: z.array(postStateSchema),
  unchanged: z.array(unchangedPostSchema),
})
export type PostChangeResponse = z.infer<typeof postChangeResponseSchema>

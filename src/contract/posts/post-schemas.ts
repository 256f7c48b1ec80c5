import { z } from 'zod'
import { LIMITS } from '#src/contract/limits.ts'
import { LISTED_FIELDS, postFieldParts, postFieldsSchema } from './post-fields.ts'
import {
  requestDateSchema,
  idSchema,
  isoDateSchema,
  isPlainLine,
} from '#src/contract/text-schemas.ts'

export const postStatusSchema = z.enum(['draft', 'published'], 'Status must be draft or published')
export type PostStatus = z.infer<typeof postStatusSchema>

/** Body of POST and PUT /api/blog. Strict: unknown keys are rejected, so nothing else can be assigned. */
export const postBodySchema = z.strictObject({
  ...postFieldParts('request'),
  contentType: z.enum(['html', 'markdown'], 'Content type must be html or markdown').optional(),
  isPublished: z.boolean('isPublished must be true or false'),
  publishedAt: requestDateSchema.nullish(),
})
export type PostBody = z.infer<typeof postBodySchema>
export type PostBodyInput = z.input<typeof postBodySchema>

/** One entry of GET /api/blog; the last three only for the administrator. Never the content. */
export const postSummarySchema = z.strictObject({
  id: idSchema,
  ...postFieldsSchema.pick(LISTED_FIELDS).shape,
  publishedAt: isoDateSchema.nullable(),
  status: postStatusSchema.optional(),
  author: z.string().optional(),
  createdAt: isoDateSchema.optional(),
})
export type PostSummary = z.infer<typeof postSummarySchema>
/** A post on a management screen. Other statuses have a neutral badge (S2-cms-blog-12). */
export type ListedPost = Omit<PostSummary, 'status'> & { status?: string | undefined }

/** GET /api/blog/{id} and the response of every write. `content` is the wire string as stored. */
export const postSchema = z.strictObject({
  id: idSchema,
  ...postFieldsSchema.shape,
  status: postStatusSchema,
  isPublished: z.boolean(),
  publishedAt: isoDateSchema.nullable(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
})
export type Post = z.infer<typeof postSchema>

type Dated<Status> = { status?: Status; publishedAt: string | null }

export const isFuture = (date: string | null | undefined, now = Date.now()): date is string =>
  Boolean(date) && Date.parse(date ?? '') > now

/** Displayed status: a published post with a future date is scheduled, not public yet. */
export const displayStatus = <Status extends string | undefined>(
  { status, publishedAt }: Dated<Status>,
  now?: number,
) => (status === 'published' && isFuture(publishedAt, now) ? 'scheduled' : status)

export const postListSchema = z.array(postSummarySchema)

function countUpTo(most: number, name: string) {
  const message = `${name} must be a whole number from 1 to ${most}`
  return z.coerce.number(message).int(message).min(1, message).max(most, message)
}

/** Optional paging of GET /api/blog; without it the whole list. */
export const postListQuerySchema = z.strictObject(
  { page: countUpTo(100_000, 'page').optional(), limit: countUpTo(100, 'limit').optional() },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `Unknown query parameter: ${String(keys)}` : undefined,
  },
)

/** A post is identified by its uuid or its slug; anything else cannot exist. */
export const postParamsSchema = z.strictObject({
  id: z.string().min(1).max(LIMITS.slugLength).refine(isPlainLine),
})

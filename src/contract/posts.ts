import { z } from 'zod'
import { imageUrlSchema } from './image-url.ts'
import { LIMITS } from './limits.ts'
import {
  givenDateSchema,
  idSchema,
  isoDateSchema,
  isPlainLine,
  line,
  paragraph,
  rawText,
  toNfc,
} from './text.ts'

export const postStatusSchema = z.enum(['draft', 'published'], 'Status must be draft or published')
export type PostStatus = z.infer<typeof postStatusSchema>

const readTimeSchema = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,3}$/, 'Read time must be a number of minutes')
        .transform(Number),
    ],
    {
      error: (issue) =>
        issue.input === undefined
          ? 'Read time is required'
          : 'Read time must be a number of minutes',
    },
  )
  .pipe(
    z
      .number()
      .int('Read time must be whole minutes')
      .min(1, 'Read time must be at least 1 minute')
      .max(LIMITS.readTimeMinutes, `Read time must be at most ${LIMITS.readTimeMinutes} minutes`),
  )

/** §3, §5: a comma string is tolerated; tags are trimmed, empties and doubles dropped. */
const tagsSchema = z
  .union([
    z.string().transform((value) => value.split(',')),
    z.array(z.string('Each tag must be text'), 'Tags must be a list of texts'),
  ])
  .transform((tags) => [
    ...new Set(tags.map((tag) => toNfc(tag.trim())).filter((tag) => tag !== '')),
  ])
  .pipe(
    z
      .array(line('Tag', LIMITS.tagLength))
      .max(LIMITS.tagCount, `At most ${LIMITS.tagCount} tags are allowed`),
  )

const contentSchema = rawText('Content')
  .refine((value) => value.trim() !== '', 'Content is required')
  .refine(
    (value) => new TextEncoder().encode(value).length <= LIMITS.postContentBytes,
    'Content must be at most 512 kB',
  )

/** Body of POST and PUT /api/blog (§7). Unknown keys are refused: nothing else can be assigned. */
export const postBodySchema = z.strictObject({
  title: line('Title', LIMITS.titleLength),
  excerpt: paragraph('Excerpt', LIMITS.excerptLength),
  content: contentSchema,
  /** Not sent: a new post is in the default category, a stored one keeps its own. */
  category: line('Category', LIMITS.categoryLength).optional(),
  author: line('Author', LIMITS.authorLength).optional(),
  readTime: readTimeSchema,
  imageUrl: imageUrlSchema.nullish().transform((value) => value ?? null),
  tags: tagsSchema.default([]),
  isPublished: z.boolean('isPublished must be true or false'),
  publishedAt: givenDateSchema.nullish(),
})
export type PostBody = z.infer<typeof postBodySchema>
export type PostBodyInput = z.input<typeof postBodySchema>

/** One entry of GET /api/blog; the last three only for the administrator. Never the content. */
export const postSummarySchema = z.strictObject({
  id: idSchema,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  publishedAt: isoDateSchema.nullable(),
  readTime: z.number(),
  imageUrl: z.string().nullable(),
  status: postStatusSchema.optional(),
  author: z.string().optional(),
  createdAt: isoDateSchema.optional(),
})
export type PostSummary = z.infer<typeof postSummarySchema>
/** The same on a screen. §2: a status other than these two has a neutral badge. */
export type ListedPost = Omit<PostSummary, 'status'> & { status?: string | undefined }

/** GET /api/blog/{id} and the answer of every write. `content` is the wire string as stored. */
export const postSchema = z.strictObject({
  id: idSchema,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  readTime: z.number(),
  imageUrl: z.string().nullable(),
  author: z.string(),
  status: postStatusSchema,
  isPublished: z.boolean(),
  publishedAt: isoDateSchema.nullable(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
})
export type Post = z.infer<typeof postSchema>

type Dated<Status> = { status?: Status; publishedAt: string | null }

export const isAhead = (date: string | null | undefined, now = Date.now()): date is string =>
  Boolean(date) && Date.parse(date ?? '') > now

/** What people are shown as the status: a published post whose date lies ahead is not public yet. */
export const shownStatus = <Status extends string | undefined>(
  { status, publishedAt }: Dated<Status>,
  now?: number,
) => (status === 'published' && isAhead(publishedAt, now) ? 'scheduled' : status)

export const postListSchema = z.array(postSummarySchema)

function countUpTo(most: number, name: string) {
  const message = `${name} must be a whole number from 1 to ${most}`
  return z.coerce.number(message).int(message).min(1, message).max(most, message)
}

/** §8: optional paging of GET /api/blog; without it the whole list is answered. */
export const postListQuerySchema = z.strictObject(
  { page: countUpTo(100_000, 'page').optional(), limit: countUpTo(100, 'limit').optional() },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `Unknown query parameter: ${String(keys)}` : undefined,
  },
)

/** A post is addressed by its uuid or by its slug; anything else cannot exist. */
export const postParamsSchema = z.strictObject({
  id: z.string().min(1).max(LIMITS.slugLength).refine(isPlainLine),
})

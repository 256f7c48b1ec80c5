import { z } from 'zod'
import type { Post as PostDocument } from '#collections/generated/payload-types.ts'
import { imageSources } from '#src/content/image-sources.ts'
import type { PublishedPost } from '#src/contract/page-content.ts'
import { isAhead, postStatusSchema } from '#src/contract/posts.ts'
import type { Post, PostSummary } from '#src/contract/posts.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { sql } from '#collections/sql.ts'
import { tagsColumn } from '#collections/tables/post-texts.ts'

/** A draft of the built-in admin may lack what a post needs. */
type Unfinished<T, K extends keyof T> = Omit<T, K> & { [P in K]: T[P] | null }
type SummarySource = Unfinished<
  Omit<PostDocument, 'content' | 'updatedAt'>,
  'title' | 'excerpt' | 'category'
>
type PostSource = SummarySource & Pick<PostDocument, 'updatedAt'> & { content: string | null }

const UNTITLED = 'Untitled'

const rowSchema = z.object({
  id: z.string(),
  slug: z.string().nullable(),
  title: z.string().nullable(),
  excerpt: z.string().nullable(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  read_time: z.coerce.number().nullable(),
  image_url: z.string().nullable(),
  _status: postStatusSchema.nullable(),
  author: z.string().nullable(),
  created_at: z.string(),
  published_at: z.string().nullable(),
  first_published_at: z.string().nullable(),
})

/** What a list shows of a row of `posts`. */
export const listedColumns = sql`posts.id, posts.slug, posts.title, posts.excerpt, posts.category,
  posts.read_time, posts.image_url, posts._status, posts.author, posts.created_at, posts.published_at,
  posts.first_published_at, ${tagsColumn}`

/** The same with the text, for one whole post. */
export const wholeColumns = sql`${listedColumns}, posts.content, posts.updated_at`

const wholeSchema = z.object({ content: z.string().nullable(), updated_at: z.string() })

function toSource(row: Record<string, unknown>): SummarySource {
  const { read_time, image_url, created_at, published_at, first_published_at, ...same } =
    rowSchema.parse(row)
  return {
    ...same,
    readTime: read_time,
    imageUrl: image_url,
    createdAt: created_at,
    publishedAt: published_at,
    firstPublishedAt: first_published_at,
  }
}

/** The document as an entry of the list (§7): what visitors see. */
export function toPostSummary(doc: SummarySource): PostSummary {
  return {
    id: doc.id,
    slug: doc.slug ?? doc.id,
    title: doc.title ?? '',
    excerpt: doc.excerpt ?? '',
    category: doc.category ?? '',
    tags: doc.tags ?? [],
    // A date that lies ahead counts also where the post was public before: it is not until then.
    publishedAt: toIso(isAhead(doc.publishedAt) ? doc.publishedAt : doc.firstPublishedAt),
    // Never empty once saved (collections/hooks/reading-time.ts).
    readTime: doc.readTime ?? 1,
    imageUrl: doc.imageUrl ?? null,
  }
}

/** The same of a row, for lists of thousands. */
export const toListedPost = (row: Record<string, unknown>): PostSummary =>
  toPostSummary(toSource(row))

/** The same with what only the management list reads: status, author, createdAt. */
export function toManagedListedPost(row: Record<string, unknown>): PostSummary {
  const doc = toSource(row)
  return {
    ...toPostSummary(doc),
    title: doc.title || UNTITLED,
    status: doc._status ?? 'draft',
    author: doc.author ?? portfolio.personal.name,
    createdAt: new Date(doc.createdAt).toISOString(),
  }
}

/** One whole post (§7). `content` is the wire string, byte for byte as stored. */
export function toPost(doc: PostSource): Post {
  const status = doc._status ?? 'draft'
  return {
    ...toPostSummary(doc),
    content: doc.content ?? '',
    author: doc.author ?? portfolio.personal.name,
    status,
    isPublished: status === 'published',
    createdAt: new Date(doc.createdAt).toISOString(),
    updatedAt: new Date(doc.updatedAt).toISOString(),
  }
}

/** The same of a row of `wholeColumns`. */
export function toWholePost(row: Record<string, unknown>): Post {
  const { content, updated_at } = wholeSchema.parse(row)
  return toPost({ ...toSource(row), content, updatedAt: updated_at })
}

/** What a sitemap has to know of a post. */
export type PostDates = Pick<
  PublishedPost,
  'slug' | 'tags' | 'publishedAt' | 'createdAt' | 'textChangedAt'
> & {
  /** Addresses of its cover and of the pictures in its text, each once. */
  images: string[]
}

/** The same of a row of `posts`; a text without pictures is not read. */
export const datedColumns = sql`posts.id, posts.slug, posts.image_url, posts.created_at, posts.first_published_at,
  case when position('![' in posts.content) > 0 then posts.content else '' end as content,
  ${tagsColumn}`

const datedSchema = rowSchema
  .pick({
    id: true,
    slug: true,
    tags: true,
    image_url: true,
    created_at: true,
    first_published_at: true,
  })
  .extend({ content: z.string().nullable(), text_changed_at: z.string().nullable() })

/** The row as a sitemap needs it. */
export function toPostDates(row: Record<string, unknown>): PostDates {
  const dated = datedSchema.parse(row)
  const cover = dated.image_url ? [dated.image_url] : []
  return {
    slug: dated.slug ?? dated.id,
    tags: dated.tags,
    images: [...new Set([...cover, ...imageSources(dated.content ?? '')])],
    publishedAt: toIso(dated.first_published_at),
    createdAt: new Date(dated.created_at).toISOString(),
    textChangedAt: toIso(dated.text_changed_at),
  }
}

/** A date of the database as the contract writes it. */
export const toIso = (value: string | null | undefined) =>
  value ? new Date(value).toISOString() : null

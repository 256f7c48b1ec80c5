import { z } from 'zod'
import type { Post as PostDocument } from '#collections/generated/payload-types.ts'
import { postStatusSchema } from '#src/contract/posts.ts'
import type { Post, PostSummary } from '#src/contract/posts.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'

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
  first_published_at: z.string().nullable(),
})

function toSource(row: Record<string, unknown>): SummarySource {
  const { read_time, image_url, created_at, first_published_at, ...same } = rowSchema.parse(row)
  return {
    ...same,
    readTime: read_time,
    imageUrl: image_url,
    createdAt: created_at,
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
    publishedAt: toIso(doc.firstPublishedAt),
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

/** What a sitemap has to know of a post. */
export type PostDates = Pick<
  Post,
  'slug' | 'tags' | 'imageUrl' | 'publishedAt' | 'createdAt' | 'updatedAt'
>
type DatesSource = Pick<
  PostDocument,
  'id' | 'slug' | 'tags' | 'imageUrl' | 'firstPublishedAt' | 'createdAt' | 'updatedAt'
>

/** The document as a sitemap needs it. */
export const toPostDates = (doc: DatesSource): PostDates => ({
  slug: doc.slug ?? doc.id,
  tags: doc.tags ?? [],
  imageUrl: doc.imageUrl ?? null,
  publishedAt: toIso(doc.firstPublishedAt),
  createdAt: new Date(doc.createdAt).toISOString(),
  updatedAt: new Date(doc.updatedAt).toISOString(),
})

const toIso = (value: string | null | undefined) => (value ? new Date(value).toISOString() : null)

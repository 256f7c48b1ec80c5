import type { Post as PostDocument } from '#collections/generated/payload-types.ts'
import type { Post, PostSummary } from '#src/contract/posts.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'

type SummarySource = Omit<PostDocument, 'content'>

/** The document as an entry of the list (§7): what visitors see. */
export function toPostSummary(doc: SummarySource): PostSummary {
  return {
    id: doc.id,
    slug: doc.slug ?? doc.id,
    title: doc.title,
    excerpt: doc.excerpt,
    category: doc.category,
    tags: doc.tags ?? [],
    publishedAt: toIso(doc.firstPublishedAt),
    // Never empty once saved (collections/hooks/reading-time.ts).
    readTime: doc.readTime ?? 1,
    imageUrl: doc.imageUrl ?? null,
  }
}

/** The same with what only the management list reads: status, author, createdAt. */
export function toManagedPostSummary(doc: SummarySource): PostSummary {
  return {
    ...toPostSummary(doc),
    status: doc._status ?? 'draft',
    author: doc.author ?? portfolio.personal.name,
    createdAt: new Date(doc.createdAt).toISOString(),
  }
}

/** One whole post (§7). `content` is the wire string, byte for byte as stored. */
export function toPost(doc: PostDocument): Post {
  const status = doc._status ?? 'draft'
  return {
    ...toPostSummary(doc),
    content: doc.content,
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

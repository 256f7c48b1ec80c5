import { z } from 'zod'
import { COUNTS, LIMITS } from '#src/contract/limits.ts'
import { postLinkSchema } from '#src/contract/posts/public-page-data.ts'
import type {
  BlogPage,
  PostPage,
  PublishedPost,
  TagPage,
  PostLink,
} from '#src/contract/posts/public-page-data.ts'
import type { PostSummary } from '#src/contract/posts/post-schemas.ts'
import { DRAWING_MARK, mediaPath } from '#src/lib/media-path.ts'
import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'
import type { ThreadPost } from '#src/lib/thread-of-posts.ts'
import { tagSlug } from '#src/lib/tag-slug.ts'
import { sql } from '#collections/sql.ts'
import { hasTag } from '#collections/tables/post-texts.ts'
import { findPageImages } from '#src/services/media/page-images.ts'
import { summaryColumns, rowToPostSummary } from './post-mapper.ts'
import { listPublicPosts, listPublicPostsWithContent, queryPublicPosts } from './public-posts.ts'
import { findTag } from './tags.ts'
import { closestMatches } from '#src/lib/slug-similarity.ts'

const CARD_IMAGE_WIDTH = 720

type Wanted = { page?: number; limit?: number; where?: ReturnType<typeof sql> }

/** The first page always exists, even empty; null beyond the last. */
export async function listPostPage({
  page = 1,
  limit = COUNTS.blogPagePosts,
  ...condition
}: Wanted = {}): Promise<PostPage | null> {
  const columns = sql`${summaryColumns}, count(*) over () as post_count`
  const rows = await queryPublicPosts(columns, { ...condition, limit, offset: (page - 1) * limit })
  if (rows.length === 0 && page > 1) return null
  const postCount = z.coerce.number().default(0).parse(rows[0]?.['post_count'])
  const posts = rows.map(rowToPostSummary)
  const images = await findPageImages(posts.map(({ imageUrl }) => imageUrl))
  return { posts, images, page, pageCount: Math.max(1, Math.ceil(postCount / limit)), postCount }
}

/** One page of the posts whose tag has this slug; null for an unused tag, and beyond the last page. */
export async function listTagPage({
  slug,
  page = 1,
}: {
  slug: string
  page?: number
}): Promise<TagPage | null> {
  const tag = await findTag(slug)
  const list = tag && (await listPostPage({ page, where: hasTag(tag.names) }))
  return list ? { ...list, slug, name: tag.name } : null
}

/** The newest public posts, as the line of time shows them. */
export async function listThreadPosts(): Promise<ThreadPost[]> {
  const posts = await listPublicPosts({ limit: COUNTS.threadPosts })
  return posts.map(({ slug, title, publishedAt, tags }) => ({
    ...{ slug, title, tags },
    publishedAt: publishedAt ?? '',
  }))
}

export async function listBlogPage(page = 1): Promise<BlogPage | null> {
  const [list, thread] = await Promise.all([listPostPage({ page }), listThreadPosts()])
  return list && { ...list, thread }
}

/** Every public post, for the search box. */
export const listSearchablePosts = async (): Promise<PostSummary[]> =>
  withCardImages(await listPublicPosts())

/** Databases differ in letters beyond ASCII, which match any here; the caller compares them. */
export function listPostsLike(search: string): Promise<PostSummary[]> {
  const text = normalizeForSearch(search).replaceAll(/[%_\\]/g, String.raw`\$&`)
  const pattern = `%${text.replaceAll(/[^ -~]+/g, '%')}%`
  return listPublicPosts({
    where: sql`(title ilike ${pattern} or excerpt ilike ${pattern} or category ilike ${pattern})`,
    limit: LIMITS.searchResults,
  })
}

/** The posts; `imageUrl` is the card-sized rendition where the library has one. */
export async function withCardImages(posts: readonly PostSummary[]): Promise<PostSummary[]> {
  const images = await findPageImages(posts.map(({ imageUrl }) => imageUrl))
  return posts.map((post) => {
    const { sizes = [], isDrawing } = images[mediaPath(post.imageUrl ?? '') ?? ''] ?? {}
    const webp = sizes.filter(({ mimeType }) => mimeType === 'image/webp')
    const fitting = webp.find(({ width }) => width >= CARD_IMAGE_WIDTH) ?? webp.at(-1)
    return fitting ? { ...post, imageUrl: `${fitting.url}${isDrawing ? DRAWING_MARK : ''}` } : post
  })
}

/** The newest public posts with their text, as many as a feed holds. */
export const listFeedPosts = (): Promise<PublishedPost[]> =>
  listPublicPostsWithContent({ limit: COUNTS.feedPosts })

/** Returns the feed of one tag, spelled as in its newest post; null if no public post has the tag. */
export async function findTagFeed(
  slug: string,
): Promise<{ tag: string; posts: PublishedPost[] } | null> {
  const known = await findTag(slug)
  if (!known) return null
  const posts = await listPublicPostsWithContent({
    where: hasTag(known.names),
    limit: COUNTS.feedPosts,
  })
  const tag = posts[0]?.tags.find((name) => tagSlug(name) === slug)
  return tag === undefined ? null : { tag, posts }
}

/** Lists the public posts with the slugs most similar to a missing one, best match first. Empty without `pg_trgm`. */
export async function listNearestPosts(slug: string): Promise<PostLink[]> {
  const rows = await queryPublicPosts(sql`slug, title`, {
    where: sql`slug in (select folio_similar_slugs(${slug}))`,
  })
  const posts = postLinkSchema.array().parse(rows)
  return closestMatches(posts, { slugOf: (post) => post.slug, slug, count: COUNTS.relatedPosts })
}

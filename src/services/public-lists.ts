import type { Where } from 'payload'
import { COUNTS } from '#src/contract/limits.ts'
import type { PostPage, TagPage } from '#src/contract/page-content.ts'
import type { PostSummary } from '#src/contract/posts.ts'
import { isBuildWithoutData } from '#src/env.ts'
import { mediaPath } from '#src/lib/media-path.ts'
import { findPageImages } from './page-images.ts'
import { as, payloadClient, visitor } from './payload.ts'
import { toPostSummary } from './post-mapper.ts'
import { listTags } from './tags.ts'

const EMPTY: PostPage = { posts: [], images: {}, page: 1, pageCount: 1, postCount: 0 }
/** Width of the picture on a card that a search has found. */
const CARD_PICTURE_WIDTH = 720

type Wanted = { page?: number; limit?: number; where?: Where }

/**
 * One page of what visitors may read, newest publication first, with its pictures. The first page exists
 * always, also empty; null beyond the last.
 */
export async function listPostPage({ page = 1, ...wanted }: Wanted = {}): Promise<PostPage | null> {
  if (isBuildWithoutData) return page === 1 ? EMPTY : null
  const found = await findPage({ page, ...wanted })
  const pageCount = Math.max(1, found.totalPages)
  if (page > pageCount) return null
  const posts = found.docs.map(toPostSummary)
  const images = await findPageImages(posts.map(({ imageUrl }) => imageUrl))
  return { posts, images, page, pageCount, postCount: found.totalDocs }
}

/** One page of the posts whose tag has this slug; null for a tag no post has, and beyond the last page. */
export async function listTagPage({
  slug,
  page = 1,
}: {
  slug: string
  page?: number
}): Promise<TagPage | null> {
  if (isBuildWithoutData) return null
  const tag = (await listTags()).find((known) => known.slug === slug)
  if (!tag) return null
  const list = await listPostPage({ page, where: { tags: { in: tag.names } } })
  return list && { ...list, slug, name: tag.name }
}

/**
 * Every post that visitors may read, for the search box. `imageUrl` is the picture in the size of a card
 * where the library has one.
 */
export async function listSearchablePosts(): Promise<PostSummary[]> {
  if (isBuildWithoutData) return []
  const { docs } = await findPage({ limit: 0 })
  const posts = docs.map(toPostSummary)
  const images = await findPageImages(posts.map(({ imageUrl }) => imageUrl))
  return posts.map((post) => {
    const sizes = images[mediaPath(post.imageUrl ?? '') ?? '']?.sizes ?? []
    const webp = sizes.filter(({ mimeType }) => mimeType === 'image/webp')
    const fitting = webp.find(({ width }) => width >= CARD_PICTURE_WIDTH) ?? webp.at(-1)
    return fitting ? { ...post, imageUrl: fitting.url } : post
  })
}

async function findPage({ page = 1, limit = COUNTS.blogPagePosts, where }: Wanted) {
  const payload = await payloadClient()
  return payload.find({
    collection: 'posts',
    ...(where && { where }),
    sort: ['-firstPublishedAt', 'id'],
    select: { content: false },
    depth: 0,
    page,
    limit,
    ...as(visitor),
  })
}

import type { Sort, Where } from 'payload'
import { COUNTS } from '#src/contract/limits.ts'
import type { PostLink, PostSurroundings } from '#src/contract/page-content.ts'
import type { Post, PostSummary } from '#src/contract/posts.ts'
import { lastEdit } from '#src/lib/last-edit.ts'
import { relatedPosts } from '#src/lib/related-posts.ts'
import { findPageImages } from './page-images.ts'
import { as, payloadClient, readSql, visitor } from './payload.ts'
import { toPostSummary } from './post-mapper.ts'
import { countTagUses } from './tags.ts'
import { sql } from '#collections/sql.ts'

const NEWEST_FIRST = ['-firstPublishedAt', 'id']
const OLDEST_FIRST = ['firstPublishedAt', '-id']
/** Posts that are looked at for each way of being related: a bound on the work, however long the blog is. */
const CANDIDATES = 40

/** What stands around a published post, with a visitor's eyes. Takes as long for 10,000 posts as for ten. */
export async function getPostSurroundings(post: Post): Promise<PostSurroundings> {
  const [editedAt, previous, next, related] = await Promise.all([
    findLastEdit(post),
    findNeighbour(post, 'older'),
    findNeighbour(post, 'newer'),
    findRelated(post),
  ])
  const covers = related.map(({ imageUrl }) => imageUrl)
  const images = await findPageImages([post.imageUrl, post.content, ...covers])
  return { images, editedAt, previous, next, related }
}

async function findNeighbour(post: Post, side: 'older' | 'newer'): Promise<PostLink | null> {
  if (post.publishedAt === null) return null
  const isOlder = side === 'older'
  // Of two published at the same moment the list shows the lower id first.
  const [date, id] = isOlder
    ? [{ less_than: post.publishedAt }, { greater_than: post.id }]
    : [{ greater_than: post.publishedAt }, { less_than: post.id }]
  const sameMoment: Where = { firstPublishedAt: { equals: post.publishedAt }, id }
  const where: Where = { or: [{ firstPublishedAt: date }, sameMoment] }
  const [found] = await find({ where, sort: isOlder ? NEWEST_FIRST : OLDEST_FIRST, limit: 1 })
  return found ? { slug: found.slug, title: found.title } : null
}

async function findRelated(post: Post): Promise<PostSummary[]> {
  const isOther = { id: { not_equals: post.id } }
  const ways: Where[] = [
    isOther,
    { and: [isOther, { category: { equals: post.category } }] },
    ...post.tags.map((tag) => ({ and: [isOther, { tags: { in: [tag] } }] })),
  ]
  const limit = CANDIDATES
  const [uses, ...found] = await Promise.all([
    countTagUses(post.tags),
    ...ways.map((where) => find({ where, sort: NEWEST_FIRST, limit })),
  ])
  const candidates = found.flat()
  return relatedPosts({ post, candidates, uses, count: COUNTS.relatedPosts })
}

type Wanted = { where: Where; sort: Sort; limit: number }

async function find(wanted: Wanted): Promise<PostSummary[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'posts',
    ...wanted,
    pagination: false,
    select: { content: false },
    depth: 0,
    ...as(visitor),
  })
  return docs.map(toPostSummary)
}

async function findLastEdit({ id, publishedAt }: Post): Promise<string | null> {
  // Digests, because fifty versions of a long post are too much to read for one date.
  const rows = await readSql(
    sql`select version_updated_at as at,
          md5(concat_ws(chr(10), version_title, version_excerpt, version_content)) as digest
        from _posts_v where parent_id = ${id} and version__status = 'published'
        order by version_updated_at desc`,
  )
  const states = rows.map(({ at, digest }) => ({
    at: new Date(String(at)).toISOString(),
    digest: String(digest),
  }))
  return lastEdit(states, publishedAt)
}

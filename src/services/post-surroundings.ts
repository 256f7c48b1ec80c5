import { COUNTS } from '#src/contract/limits.ts'
import type { PostLink, PostSurroundings } from '#src/contract/page-content.ts'
import type { Post, PostSummary } from '#src/contract/posts.ts'
import { relatedPosts } from '#src/lib/related-posts.ts'
import { codeColours } from './highlight/code-colours.ts'
import { findPageImages } from './page-images.ts'
import { readSql } from './payload.ts'
import { toListedPost } from './post-mapper.ts'
import { isPublicPost, listedColumns } from './public-post-rows.ts'
import { siteAddress } from './site-address.ts'
import { countTagUses } from './tags.ts'
import { sql } from '#collections/sql.ts'

/** Posts that are looked at for each way of being related: a bound on the work, however long the blog is. */
const CANDIDATES = 40

/** What stands around a published post, with a visitor's eyes. Takes as long for 10,000 posts as for ten. */
export async function getPostSurroundings(post: Post): Promise<PostSurroundings> {
  const [previous, next, related, colours] = await Promise.all([
    findNeighbour(post, 'older'),
    findNeighbour(post, 'newer'),
    findRelated(post),
    codeColours(post.content),
  ])
  const covers = related.map(({ imageUrl }) => imageUrl)
  const images = await findPageImages([post.imageUrl, post.content, ...covers])
  return { site: siteAddress(), images, colours, previous, next, related }
}

async function findNeighbour(post: Post, side: 'older' | 'newer'): Promise<PostLink | null> {
  if (post.publishedAt === null) return null
  // Of two published at the same moment the list shows the lower id first.
  const [isThere, order] =
    side === 'older'
      ? [sql`(first_published_at, ${post.id}::uuid) < (${post.publishedAt}, id)`, sql`desc, id`]
      : [sql`(first_published_at, ${post.id}::uuid) > (${post.publishedAt}, id)`, sql`asc, id desc`]
  const [found] = await readSql(
    sql`select slug, title from posts where ${isPublicPost} and ${isThere}
        order by first_published_at ${order} limit 1`,
  )
  return found ? { slug: String(found['slug']), title: String(found['title']) } : null
}

async function findRelated(post: Post): Promise<PostSummary[]> {
  const [uses, rows] = await Promise.all([countTagUses(post.tags), findCandidates(post)])
  const candidates = rows.map(toListedPost)
  return relatedPosts({ post, candidates, uses, count: COUNTS.relatedPosts })
}

/** The newest posts, the newest of the same category, and for each tag the newest that have it. */
function findCandidates({ id, category, tags }: Post) {
  const newest = (condition: ReturnType<typeof sql>) =>
    sql`(select id from posts where ${isPublicPost} and id <> ${id} and ${condition}
         order by first_published_at desc, id limit ${CANDIDATES})`
  const hasTag = (tag: string) =>
    sql`id in (select parent_id from posts_texts where path = 'tags' and text = ${tag})`
  const ways = [sql`true`, sql`category = ${category}`, ...tags.map(hasTag)].map(newest)
  return readSql(
    sql`select ${listedColumns} from posts where id in (${sql.join(ways, sql` union `)})
        order by first_published_at desc, id`,
  )
}

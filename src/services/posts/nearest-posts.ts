import { sql } from '#collections/sql.ts'
import { COUNTS } from '#src/contract/limits.ts'
import { postLinkSchema } from '#src/contract/posts/public-page-data.ts'
import type { PostLink } from '#src/contract/posts/public-page-data.ts'
import { closestMatches } from '#src/lib/slug-similarity.ts'
import { queryPublicPosts } from './public-posts.ts'

/** Lists the public posts with the slugs most similar to a missing one, best match first. Empty without `pg_trgm`. */
export async function listNearestPosts(slug: string): Promise<PostLink[]> {
  const rows = await queryPublicPosts(sql`slug, title`, {
    where: sql`slug in (select folio_similar_slugs(${slug}))`,
  })
  const posts = postLinkSchema.array().parse(rows)
  return closestMatches(posts, { slugOf: (post) => post.slug, slug, count: COUNTS.relatedPosts })
}

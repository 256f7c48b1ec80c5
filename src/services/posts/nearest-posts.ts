import { sql } from '#collections/sql.ts'
import { COUNTS } from '#src/contract/limits.ts'
import type { PostLink } from '#src/contract/posts/public-page-data.ts'
import { slugLikeness } from '#src/lib/slug-likeness.ts'
import { queryPublicPosts } from './public-posts.ts'

/** The public posts whose slugs are like one that no post has, the most alike first; none without `pg_trgm`. */
export async function listNearestPosts(slug: string): Promise<PostLink[]> {
  const rows = await queryPublicPosts(sql`slug, title`, {
    where: sql`slug in (select folio_similar_slugs(${slug}))`,
  })
  return rows
    .map((row) => ({ slug: String(row['slug']), title: String(row['title']) }))
    .map((post) => ({ post, likeness: slugLikeness(post.slug, slug) }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, COUNTS.relatedPosts)
    .map(({ post }) => post)
}

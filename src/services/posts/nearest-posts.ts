import { sql } from '#collections/sql.ts'
import { COUNTS } from '#src/contract/limits.ts'
import type { PostLink } from '#src/contract/posts/public-page-data.ts'
import { slugLikeness } from '#src/lib/slug-likeness.ts'
import { queryPublicPosts } from './public-posts.ts'

/** The newest ones: bounds the work, however large the blog. */
const CANDIDATES = 500

/** The public posts whose slugs are most like one that no post has, for the page of a missing post. */
export async function listNearestPosts(slug: string): Promise<PostLink[]> {
  const rows = await queryPublicPosts(sql`slug, title`, { limit: CANDIDATES })
  return rows
    .map((row) => ({ slug: String(row['slug']), title: String(row['title']) }))
    .map((post) => ({ post, likeness: slugLikeness(post.slug, slug) }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, COUNTS.relatedPosts)
    .map(({ post }) => post)
}

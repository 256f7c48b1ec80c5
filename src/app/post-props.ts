import { cache } from 'react'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { listNearestPosts } from '#src/services/posts/nearest-posts.ts'
import { getPublicPost } from '#src/services/posts/public-posts.ts'

/** The post of an address: read once per page. */
export const readPost = cache((id: string) => getPublicPost(decodePercent(id)))

/** What the page of a missing post shows. */
export async function missingPostProps(id: string) {
  const slug = decodePercent(id)
  return { slug, nearest: await listNearestPosts(slug) }
}

import { cache } from 'react'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { listNearestPosts } from '#src/services/posts/public-post-lists.ts'
import { getPublicPost } from '#src/services/posts/public-posts.ts'

export const readPost = cache((id: string) => getPublicPost(decodePercent(id)))

export async function missingPostProps(id: string) {
  const slug = decodePercent(id)
  return { slug, nearest: await listNearestPosts(slug) }
}

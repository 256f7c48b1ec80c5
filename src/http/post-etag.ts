import 'server-only'
import type { Post } from '#src/contract/posts.ts'
import { postVersion } from '#src/services/post-version.ts'

/** Adds the post's ETag to the answer, so that an edit can name the copy it started from (If-Match). */
export function tagged(post: Post, headers: Headers): Post {
  headers.set('ETag', postVersion(post.updatedAt))
  return post
}

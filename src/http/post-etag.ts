import 'server-only'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { postETag } from '#src/services/posts/post-version.ts'

/** Adds the post's ETag to the answer, so that an edit can name the copy it started from (If-Match). */
export function withPostEtag(post: Post, headers: Headers): Post {
  headers.set('ETag', postETag(post.updatedAt))
  return post
}

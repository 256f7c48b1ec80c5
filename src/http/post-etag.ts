import 'server-only'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { postETag } from '#src/services/posts/post-version.ts'

/** Adds the post's ETag to the response, so that an edit can name the version it started from (If-Match). */
export function withPostEtag(post: Post, headers: Headers): Post {
  headers.set('ETag', postETag(post.updatedAt))
  return post
}

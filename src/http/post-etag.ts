import 'server-only'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { PostVersion } from '#src/contract/posts/post-version-schemas.ts'
import { postETag } from '#src/services/posts/post-service.ts'

/** Adds the post's ETag to the response, so that an edit can name the version it started from (If-Match). */
export function withPostEtag(post: Post, headers: Headers): Post {
  headers.set('ETag', postETag(post.updatedAt))
  return post
}

/** The same for its versions, newest first: the ETag of the newest is the post's. */
export function withVersionsEtag(versions: PostVersion[], headers: Headers): PostVersion[] {
  if (versions[0]) headers.set('ETag', postETag(versions[0].savedAt))
  return versions
}

import type { Post } from '#src/contract/posts/post-schemas.ts'
import { as, findDocument } from '#src/services/platform/payload.ts'
import { getOwnerName } from '#src/services/profile/profile-service.ts'
import { toPost } from './post-mapper.ts'
import { getPublicPost } from './public-posts.ts'
import { authenticateRequest } from '#src/services/auth/authentication.ts'

/**
 * For its author, the newest version of a post by uuid, or a redirect when visitors see the same. Others get the public
 * page.
 */
export async function getAuthorPreview(input: {
  headers: Headers
  id: string
}): Promise<{ post: Post } | { redirectTo: string } | null> {
  const { actor } = await authenticateRequest(input.headers)
  const seen = await getPublicPost(input.id)
  if (actor.kind !== 'admin') return seen
  const doc = await findDocument('posts', { id: input.id, draft: true, ...as(actor) })
  if (!doc) return null
  const post = toPost(doc, await getOwnerName())
  const isPublic = post.status === 'published' && seen !== null
  return isPublic ? { redirectTo: post.slug } : { post }
}

import { ServiceError } from '#src/contract/errors.ts'
import type { Post } from '#src/contract/posts.ts'
import { visitor } from './payload.ts'
import { findByOldSlug, getPost } from './posts.ts'

/**
 * A post for its page: itself at its canonical slug, the slug to go to when `idOrSlug` is its id or an
 * old slug (design section 4), or null.
 */
export async function getPublicPost(
  idOrSlug: string,
): Promise<{ post: Post } | { redirectTo: string } | null> {
  const post = await getPost({ actor: visitor, id: idOrSlug }).catch(whenMissing)
  if (post) return post.slug === idOrSlug ? { post } : { redirectTo: post.slug }
  const moved = await findByOldSlug({ actor: visitor, slug: idOrSlug })
  return moved ? { redirectTo: moved.slug } : null
}

function whenMissing(error: unknown): undefined {
  if (error instanceof ServiceError && error.code === 'not-found') return undefined
  throw error
}

import { ServiceError } from '#src/contract/errors.ts'
import type { PublishedPost } from '#src/contract/page-content.ts'
import { visitor } from './payload.ts'
import { findByOldSlug, getPost } from './posts.ts'
import { withTextChanges } from './text-changes.ts'

/**
 * A post for its page: itself at its canonical slug, the slug to go to when `idOrSlug` is its id or an
 * old slug (design section 4), or null.
 */
export async function getPublicPost(
  idOrSlug: string,
): Promise<{ post: PublishedPost } | { redirectTo: string } | null> {
  const post = await getPost({ actor: visitor, id: idOrSlug }).catch(whenMissing)
  if (post && post.slug !== idOrSlug) return { redirectTo: post.slug }
  const [published] = await withTextChanges(post ? [post] : [])
  if (published) return { post: published }
  const moved = await findByOldSlug({ actor: visitor, slug: idOrSlug })
  return moved ? { redirectTo: moved.slug } : null
}

function whenMissing(error: unknown): undefined {
  if (error instanceof ServiceError && error.code === 'not-found') return undefined
  throw error
}

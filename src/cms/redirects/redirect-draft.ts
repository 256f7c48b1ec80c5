import type { Redirect, RedirectBody } from '#src/contract/redirects/redirect-calls.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { searchTexts } from '#src/lib/normalize-for-search.ts'
import { RequestError } from '#src/queries/request-error.ts'

export type RedirectDraft = { address: string; target: string; postId: string | null }

export type RedirectProblems = { address?: string; target?: string }

export const NO_REDIRECT: RedirectDraft = { address: '', target: '', postId: null }

export const toDraft = ({ address, post, target }: Redirect): RedirectDraft => ({
  address,
  target: post?.title ?? target ?? '',
  postId: post?.id ?? null,
})

export const toBody = ({ address, target, postId }: RedirectDraft): RedirectBody => ({
  address,
  post: postId,
  target: postId === null ? target.trim() || null : null,
})

export const bodyOf = (redirect: Redirect): RedirectBody => toBody(toDraft(redirect))

/** A suggestion names its post by title and address, because titles may be equal. */
export const suggestionOf = ({ title, slug }: Pick<ListedPost, 'title' | 'slug'>) =>
  `${title} · /blog/${slug}`

export function suggestedPosts(posts: readonly ListedPost[], { target, postId }: RedirectDraft) {
  if (postId !== null || /^(\/|https?:)/i.test(target.trim())) return []
  return searchTexts(posts, target, (post) => [suggestionOf(post)])
}

export const searchRedirects = (redirects: readonly Redirect[], query: string) =>
  searchTexts(redirects, query, ({ address, post, target }) => [
    address,
    post?.title ?? '',
    target ?? '',
  ])

/** Fields that the contract or the collection refused; a toast shows anything else. A post is chosen in the target. */
export function redirectProblems(error: unknown): RedirectProblems {
  const { address, target, post } = error instanceof RequestError ? error.fields : {}
  const targetProblem = target ?? post
  return { ...(address && { address }), ...(targetProblem && { target: targetProblem }) }
}

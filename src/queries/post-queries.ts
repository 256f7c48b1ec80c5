import { isUuid } from '#src/contract/id-schemas.ts'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { postCalls } from '#src/contract/posts/post-calls.ts'
import { postDraftCalls } from '#src/contract/posts/post-draft-calls.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { callQuery } from './call-query.ts'
import { orNull, request } from './client.ts'
import type { WithETag } from './client.ts'
import { RequestError } from './request-error.ts'

/** After the session ended the call returns the public list, so a list without `status` needs a session check. */
export const postListOptions = () =>
  callQuery(
    postCalls.listPosts,
    {},
    {
      queryFn: async ({ signal }) => {
        const posts = await request(postCalls.listPosts, { signal })
        if (!posts.some(({ status }) => status)) await assertSession(signal)
        return posts
      },
    },
  )

export type OpenedPost = WithETag<Post> & { live: Post | null }

/**
 * Fetched only with an id (S7-get-post-02). Visitors get 404 for a draft: a session check tells that from a deleted
 * post.
 */
export const postOptions = (id = '') =>
  callQuery(
    postCalls.getPost,
    { params: { id } },
    {
      queryFn: async ({ signal }): Promise<OpenedPost> => {
        const post = await readOpenedPost(id, signal)
        if (post) return post
        await assertSession(signal)
        throw new RequestError(404, 'Not found', '')
      },
      enabled: id !== '',
      meta: { isPublic: true },
    },
  )

/** Reads past the cache, with the version that visitors see. Null when the post does not exist any more. */
export async function readOpenedPost(id: string, signal?: AbortSignal): Promise<OpenedPost | null> {
  const input = { params: { id }, signal }
  const [post, shown] = await Promise.all([
    orNull(404, () => request(postCalls.getPost, input)),
    isUuid(id) ? orNull(404, () => request(postDraftCalls.getLivePost, input)) : null,
  ])
  return post && { ...post, live: shown?.live ?? null }
}

const assertSession = (signal: AbortSignal) => request(sessionCalls.getUser, { signal })

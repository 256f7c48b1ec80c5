import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { postCalls } from '#src/contract/posts/post-calls.ts'
import { postDraftCalls } from '#src/contract/posts/post-draft-calls.ts'
import type { PostDraftInput } from '#src/contract/posts/post-draft-schemas.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { callQuery } from './call-query.ts'
import { orNull, request } from './client.ts'
import type { WithETag } from './client.ts'
import { RequestError } from './request-error.ts'
import { useChange } from './use-change.ts'

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

/**
 * Fetched only with an id (S7-get-post-02). Visitors get 404 for a draft: a session check tells that from a deleted
 * post.
 */
export const postOptions = (id = '') =>
  callQuery(
    postCalls.getPost,
    { params: { id } },
    {
      queryFn: async ({ signal }) => {
        const post = await readPost(id, signal)
        if (post) return post
        await assertSession(signal)
        throw new RequestError(404, 'Not found', '')
      },
      enabled: id !== '',
      meta: { isPublic: true },
    },
  )

/** The post as it is now, past the cache of the screen that shows it; null when there is none any more. */
const readPost = (id: string, signal?: AbortSignal) =>
  orNull(404, () => request(postCalls.getPost, { params: { id }, signal }))

const assertSession = (signal: AbortSignal) => request(sessionCalls.getUser, { signal })

export type OpenedPost = WithETag<Post> & { live: Post | null }

/** Null when the post does not exist any more. */
export async function readOpenedPost(id: string): Promise<OpenedPost | null> {
  const post = await readPost(id)
  if (post === null) return null
  const { live } = await request(postDraftCalls.getLivePost, { params: { id } })
  return { ...post, live }
}

export const useDeletePost = () =>
  useChange(postCalls.deletePost, {
    onSuccess: (_result, id, _before, { client }) =>
      client.removeQueries({ queryKey: postOptions(id).queryKey }),
  })

type DraftSave = { id: string | null; body: PostDraftInput; etag: string | null; key: string }

/** An automatic save; without an id of a new post, known by its idempotency key. */
export const useSavePostDraft = () =>
  useChange(postDraftCalls.savePostDraft, {
    send: ({ id, body, etag, key }: DraftSave) =>
      id === null
        ? request(postDraftCalls.createPostDraft, { body, key })
        : request(postDraftCalls.savePostDraft, { params: { id }, body, etag }),
  })

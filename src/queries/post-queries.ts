import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { postCalls } from '#src/contract/posts/post-calls.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { orNull, read, readWithETag, write } from './client.ts'
import { queryKeys } from './query-keys.ts'
import { RequestError } from './request-error.ts'
import { useRefresh } from './use-refresh.ts'

const postKeys = {
  all: ['posts'] as const,
  list: () => queryKeys.posts,
  one: (id: string) => [...postKeys.all, 'one', id] as const,
}

/**
 * The owner's posts. The call answers visitors too, with the public posts: after the session ended that list
 * would look like the owner's, so a list without any `status` is only accepted after a session check.
 */
export const postListOptions = () =>
  queryOptions({
    queryKey: postKeys.list(),
    queryFn: async ({ signal }) => {
      const posts = await read(postCalls.listPosts, { signal })
      if (!posts.some(({ status }) => status)) await assertSession(signal)
      return posts
    },
  })

/**
 * One post with the ETag its update needs. Only fetched when an id exists (S7-get-post-02). Visitors get 404 for a draft: a
 * session check tells a deleted post from an ended session.
 */
export const postOptions = (id: string | undefined) =>
  queryOptions({
    queryKey: postKeys.one(id ?? ''),
    queryFn: async ({ signal }) => {
      const post = await readPost(id ?? '', signal)
      if (post) return post
      await assertSession(signal)
      throw new RequestError(404, 'Not found', '')
    },
    enabled: Boolean(id),
    meta: { isPublic: true },
  })

/** The post as it is now, past the cache of the screen that shows it; null when there is none any more. */
export const readPost = (id: string, signal?: AbortSignal) =>
  orNull(404, () => readWithETag(postCalls.getPost, { params: { id }, signal }))

/** Rejects with a 401 when signed out. */
const assertSession = (signal: AbortSignal) => read(sessionCalls.getUser, { signal })

/**
 * Every write invalidates the list, a failed one too: its response may have been lost. Never the post itself:
 * an open form was filled from it, and it is refetched when a form opens.
 */
export const useRefreshPosts = () => useRefresh({ queryKey: postKeys.list() })

export function useCreatePost() {
  return useMutation({
    mutationFn: ({ body, key }: { body: PostBodyInput; key: string }) =>
      readWithETag(postCalls.createPost, { body, key }),
    onSettled: useRefreshPosts(),
  })
}

type PostUpdate = { id: string; body: PostBodyInput; etag?: string | null }

export function useUpdatePost() {
  return useMutation({
    mutationFn: ({ id, body, etag }: PostUpdate) =>
      readWithETag(postCalls.updatePost, { params: { id }, body, etag: etag ?? null }),
    onSettled: useRefreshPosts(),
  })
}

export function useDeletePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => write(postCalls.deletePost, { params: { id } }),
    onSuccess: (_, id) => client.removeQueries({ queryKey: postKeys.one(id) }),
    onSettled: useRefreshPosts(),
  })
}

/** Restores from the trash. */
export function useRestorePost() {
  return useMutation({
    mutationFn: (id: string) => write(postCalls.restorePost, { params: { id } }),
    onSettled: useRefreshPosts(),
  })
}

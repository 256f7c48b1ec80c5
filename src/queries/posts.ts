import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '#src/contract/calls.ts'
import type { PostBodyInput } from '#src/contract/posts.ts'
import { read, readTagged, write } from './client.ts'

const postKeys = {
  all: ['posts'] as const,
  list: () => [...postKeys.all, 'list'] as const,
  one: (id: string) => [...postKeys.all, 'one', id] as const,
}

export const postListOptions = () =>
  queryOptions({
    queryKey: postKeys.list(),
    queryFn: ({ signal }) => read(calls.listPosts, { signal }),
  })

/** One post with the ETag its update needs. §7: only fetched when an id exists. */
export const postOptions = (id: string | undefined) =>
  queryOptions({
    queryKey: postKeys.one(id ?? ''),
    queryFn: ({ signal }) => readTagged(calls.getPost, { params: { id: id ?? '' }, signal }),
    enabled: Boolean(id),
  })

export function useCreatePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: PostBodyInput; key: string }) =>
      write(calls.createPost, { body, key }),
    onSuccess: () => client.invalidateQueries({ queryKey: postKeys.all }),
  })
}

type PostUpdate = { id: string; body: PostBodyInput; etag?: string | null }

export function useUpdatePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body, etag }: PostUpdate) =>
      write(calls.updatePost, { params: { id }, body, etag: etag ?? null }),
    onSuccess: () => client.invalidateQueries({ queryKey: postKeys.all }),
  })
}

export function useDeletePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => write(calls.deletePost, { params: { id } }),
    onSuccess: (_, id) => client.removeQueries({ queryKey: postKeys.one(id) }),
    // Also of a failed one: an answer that was lost leaves open what is there now.
    onSettled: () => client.invalidateQueries({ queryKey: postKeys.list() }),
  })
}

/** Out of the trash. */
export function useRestorePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => write(calls.restorePost, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: postKeys.all }),
  })
}

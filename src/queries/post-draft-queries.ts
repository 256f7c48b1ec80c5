import { queryOptions, useMutation } from '@tanstack/react-query'
import { postDraftCalls } from '#src/contract/posts/post-draft-calls.ts'
import type { PostDraftInput } from '#src/contract/posts/post-draft-schemas.ts'
import { read, readWithETag } from './client.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { WithETag } from './client.ts'
import { readPost, useRefreshPosts } from './post-queries.ts'

/** What visitors see of a post, for the editor that shows a draft over it. */
export const livePostOptions = (id: string) =>
  queryOptions({
    queryKey: ['posts', 'live', id] as const,
    queryFn: ({ signal }) => read(postDraftCalls.getLivePost, { params: { id }, signal }),
  })

/** The newest version of a post, and the version that visitors see if that is an older one. */
export type OpenedPost = WithETag<Post> & { live: Post | null }

/** Null when the post does not exist any more. */
export async function readOpenedPost(id: string): Promise<OpenedPost | null> {
  const post = await readPost(id)
  if (post === null) return null
  const { live } = await read(postDraftCalls.getLivePost, { params: { id } })
  return { ...post, live }
}

type DraftSave = { id: string | null; body: PostDraftInput; etag: string | null; key: string }

/** An automatic save; without an id of a new post, known by its idempotency key. */
export function useSavePostDraft() {
  return useMutation({
    mutationFn: ({ id, body, etag, key }: DraftSave) =>
      id === null
        ? readWithETag(postDraftCalls.createPostDraft, { body, key })
        : readWithETag(postDraftCalls.savePostDraft, { params: { id }, body, etag }),
    onSettled: useRefreshPosts(),
  })
}

/** Continues with what visitors see. */
export function useDiscardPostDraft() {
  return useMutation({
    mutationFn: ({ id, etag }: { id: string; etag: string | null }) =>
      readWithETag(postDraftCalls.discardPostDraft, { params: { id }, etag }),
    onSettled: useRefreshPosts(),
  })
}

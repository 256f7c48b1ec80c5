import { queryOptions, useMutation } from '@tanstack/react-query'
import { postDraftCalls } from '#src/contract/posts/post-draft-calls.ts'
import type { PostDraftInput } from '#src/contract/posts/post-draft-schemas.ts'
import { read, readWithETag } from './client.ts'
import { useRefreshPosts } from './post-queries.ts'

/** What visitors see of a post, for the editor that shows a draft over it. */
export const livePostOptions = (id: string) =>
  queryOptions({
    queryKey: ['posts', 'live', id] as const,
    queryFn: ({ signal }) => read(postDraftCalls.getLivePost, { params: { id }, signal }),
  })

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

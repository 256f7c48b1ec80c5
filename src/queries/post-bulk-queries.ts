import { postBulkCalls } from '#src/contract/posts/post-bulk-calls.ts'
import { POSTS_PER_CHANGE } from '#src/contract/posts/post-bulk-schemas.ts'
import type { PostChangeInput, PostChangeResponse } from '#src/contract/posts/post-bulk-schemas.ts'
import { request } from './client.ts'
import { useChange } from './use-change.ts'

/** `isCut`: a later call failed, so that the other posts are as they were. */
export type PostChangeResult = PostChangeResponse & { isCut: boolean }

/** Splits a change that exceeds one call's limit, sequentially. Rejects when nothing was changed. */
export async function sendPostChange({
  ids,
  restore,
  ...change
}: PostChangeInput): Promise<PostChangeResult> {
  const done: PostChangeResponse[] = []
  let isCut = false
  for (let from = 0; from < ids.length && !isCut; from += POSTS_PER_CHANGE) {
    const part = ids.slice(from, from + POSTS_PER_CHANGE)
    const states = restore?.filter(({ id }) => part.includes(id))
    const body = { ...change, ids: part, ...(states && { restore: states }) }
    try {
      done.push(await request(postBulkCalls.changePosts, { body }))
    } catch (error) {
      if (done.length === 0) throw error
      isCut = true
    }
  }
  return {
    ids: done.flatMap((answer) => answer.ids),
    former: done.flatMap(({ former }) => former),
    unchanged: done.flatMap(({ unchanged }) => unchanged),
    isCut,
  }
}

export const useChangePosts = () => useChange(postBulkCalls.changePosts, { send: sendPostChange })

import { useQueryClient } from '@tanstack/react-query'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { WithETag } from '#src/queries/client.ts'
import { postOptions, useCreatePost, useUpdatePost } from '#src/queries/post-queries.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { formToBody, isSameRequest } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'

export type SavedPost = { id: string; etag: string | null; author: string }

/** The version that a form is based on. */
export type BaseVersion = {
  etag: string | null
  /** Idempotency key of a new post: a retry after a lost response does not create a second one. */
  key: string
}

/** The error, and the version saved elsewhere in the meantime. */
export type SendFailure = { error: unknown; theirs: WithETag<Post> | null }

type SendPostOptions = { saved: SavedPost | null; defaultAuthor: string }

/** Creates or updates the post; returns null on success. */
export function useSendPost({ saved, defaultAuthor }: SendPostOptions) {
  const client = useQueryClient()
  const creation = useCreatePost()
  const update = useUpdatePost()
  const context = () => ({ defaultAuthor, savedAuthor: saved?.author ?? null, now: new Date() })

  const readTheirs = (error: unknown) => {
    const isStale = error instanceof RequestError && error.status === 412
    if (!saved || !isStale) return null
    return client.fetchQuery({ ...postOptions(saved.id), staleTime: 0 }).catch(() => null)
  }

  return async (form: PostForm, { etag, key }: BaseVersion): Promise<SendFailure | null> => {
    const body = formToBody(form, context())
    try {
      if (saved) await update.mutateAsync({ id: saved.id, body, etag })
      else await creation.mutateAsync({ body, key })
      return null
    } catch (error) {
      const theirs = await readTheirs(error)
      // The response to an earlier attempt was lost: the stored version is already this one.
      if (theirs && isSameRequest(theirs.data, form, context())) return null
      return { error, theirs }
    }
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { WithETag } from '#src/queries/client.ts'
import { postOptions, useCreatePost, useUpdatePost } from '#src/queries/post-queries.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { postToForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { formToBody, isSameRequest } from '#src/cms/posts/form/post-request.ts'

/** The version that a form is based on. */
export type BaseVersion = {
  /** Null for a new post. */
  id: string | null
  stored: PostForm
  etag: string | null
  /** Idempotency key of a new post: a retry after a lost response does not create a second one. */
  key: string
}

/** The error, and the version saved elsewhere in the meantime. */
export type SendFailure = { error: unknown; theirs: WithETag<Post> | null }
export type SendResult = { saved: WithETag<Post> } | SendFailure

/** Creates or updates the post. */
export function useSendPost(defaultAuthor: string) {
  const client = useQueryClient()
  const creation = useCreatePost()
  const update = useUpdatePost()
  /** Forms sent without a known outcome since the last answer: any of them may be stored. */
  const unanswered = useRef<PostForm[]>([])

  const readTheirs = (error: unknown, id: string | null) =>
    id !== null && error instanceof RequestError && error.status === 412
      ? client.fetchQuery({ ...postOptions(id), staleTime: 0 }).catch(() => null)
      : null

  return async function send(form: PostForm, base: BaseVersion): Promise<SendResult> {
    const { id, stored, etag, key } = base
    const context = { defaultAuthor, stored, now: new Date() }
    const body = formToBody(form, context)
    try {
      const saved =
        id === null
          ? await creation.mutateAsync({ body, key })
          : await update.mutateAsync({ id, body, etag })
      unanswered.current = []
      return { saved }
    } catch (error) {
      const theirs = await readTheirs(error, id)
      if (isOutcomeUnknown(error)) unanswered.current.push(form)
      if (!theirs) return { error, theirs }
      // The response to an earlier attempt was lost: the stored version is that one.
      if (isSameRequest(theirs.data, form, context)) return { saved: theirs }
      if (unanswered.current.some((sent) => isSameRequest(theirs.data, sent, context)))
        return send(form, { ...base, stored: postToForm(theirs.data), etag: theirs.etag })
      return { error, theirs }
    }
  }
}

const isOutcomeUnknown = (error: unknown) => !(error instanceof RequestError) || error.status >= 500

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { Post } from '#src/contract/posts.ts'
import { randomKey } from '#src/lib/random-key.ts'
import type { Tagged } from '#src/queries/client.ts'
import { postOptions, useCreatePost, useUpdatePost } from '#src/queries/posts.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { firstProblem, formToBody, saysTheSame } from './post-form.ts'
import type { PostForm } from './post-form.ts'
import { isSignedOut, saveFailureText, saveSuccessText, serverProblems } from './post-save-texts.ts'
import type { PostProblems } from './post-save-texts.ts'

export type SavedPost = { id: string; etag: string | null; author: string }
/** What somebody else saved in the meantime, beside what was to be saved here. */
export type Conflict = { theirs: Tagged<Post>; mine: PostForm }

type SaveOptions = {
  saved: SavedPost | null
  defaultAuthor: string
  /** Called before the screen is left for the list. */
  onSaved: () => Promise<unknown>
}

/** §5, §7, §8: checks, sends, says how it went, and goes to the list only when it went well. */
export function usePostSave({ saved, defaultAuthor, onSaved }: SaveOptions) {
  const router = useRouter()
  const client = useQueryClient()
  const creation = useCreatePost()
  const update = useUpdatePost()
  const [problems, setProblems] = useState<PostProblems>({})
  const [isRefusedSession, setIsRefusedSession] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const isUnderway = useRef(false)
  // One for each new post: saved again after an answer that was lost, it is still one.
  const [key] = useState(randomKey)
  const mode = saved ? 'edit' : 'create'

  const context = () => ({ defaultAuthor, savedAuthor: saved?.author ?? null, now: new Date() })

  const send = (form: PostForm, etag: string | null) => {
    const body = formToBody(form, context())
    return saved
      ? update.mutateAsync({ id: saved.id, body, etag })
      : creation.mutateAsync({ body, key })
  }

  const readTheirs = (error: unknown) => {
    const isStale = error instanceof RequestError && error.status === 412
    if (!saved || !isStale) return null
    return client.fetchQuery({ ...postOptions(saved.id), staleTime: 0 }).catch(() => null)
  }

  /** True when it was saved all the same: the answer to an earlier try was lost, and this one came too late. */
  const explain = async (error: unknown, mine: PostForm): Promise<boolean> => {
    const theirs = await readTheirs(error)
    if (theirs && saysTheSame(theirs.data, mine, context())) return true
    setProblems(serverProblems(error))
    setIsRefusedSession(isSignedOut(error))
    toast({ variant: 'destructive', title: 'Error', description: saveFailureText(mode, error) })
    if (theirs) setConflict({ theirs, mine })
    return false
  }

  const leave = async () => {
    await onSaved()
    toast({ title: 'Success', description: saveSuccessText[mode] })
    router.push('/cms/blog')
  }

  const save = async (form: PostForm, etag: string | null) => {
    // A double click, or Ctrl+S held down, is one save.
    if (isUnderway.current) return
    const problem = firstProblem(form)
    setProblems(problem ? { [problem.field]: problem.message } : {})
    if (problem) {
      toast({ variant: 'destructive', title: 'Validation Error', description: problem.message })
      return
    }
    isUnderway.current = true
    try {
      await send(form, etag)
      await leave()
    } catch (error) {
      if (await explain(error, form)) await leave()
    } finally {
      isUnderway.current = false
    }
  }

  const isSaving = creation.isPending || update.isPending
  return { save, isSaving, problems, isRefusedSession, conflict, settle: () => setConflict(null) }
}

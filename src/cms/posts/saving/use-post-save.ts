import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { WithETag } from '#src/queries/client.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { firstProblem } from '#src/cms/posts/form/post-form.ts'
import type { FormProblem, PostForm } from '#src/cms/posts/form/post-form.ts'
import {
  isSignedOut,
  saveFailureText,
  saveSuccessText,
  serverProblems,
} from '#src/cms/posts/form/post-save-texts.ts'
import type { PostProblems } from '#src/cms/posts/form/post-save-texts.ts'
import { useSendPost } from './use-send-post.ts'
import type { BaseVersion, SavedPost, SendFailure } from './use-send-post.ts'

/** Edit conflict: the version saved elsewhere, and the form to be saved here. */
export type Conflict = { theirs: WithETag<Post>; mine: PostForm }

type Saving = BaseVersion & {
  /** The form to save, after all uploads have finished; null when an upload failed. */
  read: () => Promise<PostForm | null>
}

type SaveOptions = {
  saved: SavedPost | null
  defaultAuthor: string
  /** Called before navigating to the list. */
  onSaved: () => Promise<unknown>
}

const MISSING_IMAGE: FormProblem = {
  field: 'content',
  message: 'A picture was not uploaded. Try again or dismiss it.',
}

/** §5, §7, §8: validates, sends, reports the result, and navigates to the list only on success. */
export function usePostSave({ saved, defaultAuthor, onSaved }: SaveOptions) {
  const router = useRouter()
  const send = useSendPost({ saved, defaultAuthor })
  const [problems, setProblems] = useState<PostProblems>({})
  const [isRefusedSession, setIsRefusedSession] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isSaving, setSaving] = useState(false)
  const isInFlight = useRef(false)
  const mode = saved ? 'edit' : 'create'

  const refuse = ({ field, message }: FormProblem) => {
    setProblems({ [field]: message })
    toast({ variant: 'destructive', title: 'Validation Error', description: message })
  }

  const explain = ({ error, theirs }: SendFailure, mine: PostForm) => {
    setProblems(serverProblems(error))
    setIsRefusedSession(isSignedOut(error))
    toast({ variant: 'destructive', title: 'Error', description: saveFailureText(mode, error) })
    if (theirs) setConflict({ theirs, mine })
  }

  /** @returns whether the form is now stored */
  const store = async (saving: Saving): Promise<boolean> => {
    const form = await saving.read()
    const problem = form ? firstProblem(form) : MISSING_IMAGE
    if (problem) refuse(problem)
    if (!form || problem) return false
    setProblems({})
    const failure = await send(form, saving)
    if (failure) explain(failure, form)
    return failure === null
  }

  const save = async (saving: Saving) => {
    // A double click, or Ctrl+S held down, must not save twice.
    if (isInFlight.current) return
    isInFlight.current = true
    setSaving(true)
    const isStored = await store(saving)
    if (isStored) {
      await onSaved()
      toast({ title: 'Success', description: saveSuccessText[mode] })
      // The form stays inert until the navigation completes: later input would be lost.
      router.push('/cms/blog')
      return
    }
    isInFlight.current = false
    setSaving(false)
  }

  return { save, isSaving, problems, isRefusedSession, conflict, settle: () => setConflict(null) }
}

import { useRef, useState } from 'react'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { WithETag } from '#src/queries/client.ts'
import { toast, toastStore } from '#src/ui/toast/toast-store.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { FormProblem } from '#src/cms/posts/form/post-form-rules.ts'
import {
  isSignedOut,
  saveFailureText,
  serverProblems,
} from '#src/cms/posts/form/post-save-texts.ts'
import type { EditorMode, PostProblems } from '#src/cms/posts/form/post-save-texts.ts'
import type { SendFailure } from './use-send-post.ts'

/** `leave`: on to the list (S7-put-blog-05). `stay`: the editor stays open, and editing continues during the save. */
export type SaveMode = 'leave' | 'stay'

/** Edit conflict: the version saved elsewhere, the form to be saved here, and how. */
export type Conflict = { theirs: WithETag<Post>; mine: PostForm; mode: SaveMode }

type Refused = { editorMode: EditorMode; mode: SaveMode; mine: PostForm }

/** Why the last save failed: in a toast, at the fields, and in a dialog for a conflict. */
export function useSaveProblems() {
  const [problems, setProblems] = useState<PostProblems>({})
  const [isRefusedSession, setIsRefusedSession] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const toastId = useRef(0)
  const report = (title: string, description: string) => {
    toastId.current = toast({ variant: 'destructive', title, description })
  }
  return {
    problems,
    isRefusedSession,
    conflict,
    settle: () => setConflict(null),
    /** Before another attempt: an older failure must not stand beside its success. */
    clear: () => {
      setProblems({})
      toastStore.dismiss(toastId.current)
    },
    accept: () => setIsRefusedSession(false),
    refuse: ({ field, message }: FormProblem) => {
      setProblems({ [field]: message })
      report('Validation Error', message)
    },
    explain: ({ error, theirs }: SendFailure, { editorMode, mode, mine }: Refused) => {
      setProblems(serverProblems(error))
      setIsRefusedSession(isSignedOut(error))
      report('Error', saveFailureText(editorMode, error))
      if (theirs) setConflict({ theirs, mine, mode })
    },
  }
}

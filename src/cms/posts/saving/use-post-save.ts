import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { WithETag } from '#src/queries/client.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { isSameForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { firstProblem } from '#src/cms/posts/form/post-form-rules.ts'
import type { FormProblem } from '#src/cms/posts/form/post-form-rules.ts'
import { saveSuccessText } from '#src/cms/posts/form/post-save-texts.ts'
import type { EditorMode } from '#src/cms/posts/form/post-save-texts.ts'
import { useSaveProblems } from './use-save-problems.ts'
import type { SaveMode } from './use-save-problems.ts'
import { useSendPost } from './use-send-post.ts'
import type { BaseVersion } from './use-send-post.ts'

type SaveOptions = {
  defaultAuthor: string
  /** The newest state, at any time. */
  latest: () => { form: PostForm; base: BaseVersion }
  /** Waits for uploads, and completes the form; the problem when an upload failed. */
  prepare: () => Promise<FormProblem | null>
  onStored: (sent: PostForm, saved: WithETag<Post>, mode: SaveMode) => void
  /** Called before navigating to the list. */
  onLeave: () => Promise<unknown>
}

/** Validates, sends, and reports the result. */
export function usePostSave({ defaultAuthor, latest, prepare, onStored, onLeave }: SaveOptions) {
  const router = useRouter()
  const send = useSendPost(defaultAuthor)
  const { explain, refuse, clear, accept, ...found } = useSaveProblems()
  const [running, setRunning] = useState<SaveMode | null>(null)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const active = useRef<SaveMode | null>(null)
  const next = useRef<SaveMode | null>(null)

  /** The form takes input again when the message appears, not some frames later. */
  const fail = (report: () => void): false => {
    flushSync(() => {
      report()
      setRunning(null)
    })
    return false
  }

  /** @returns whether the form is now stored */
  const store = async (mode: SaveMode, isRepeated: boolean): Promise<boolean> => {
    const missing = await prepare()
    const { form, base } = latest()
    const isStored = !missing && base.id !== null && isSameForm(form, base.stored)
    if (isStored && (mode === 'stay' || isRepeated)) return true
    const problem = missing ?? firstProblem(form)
    if (problem) return fail(() => refuse(problem))
    clear()
    const result = await send(form, base)
    if ('error' in result) {
      // With what was typed while the request ran.
      const refused = { editorMode: editorModeOf(base), mode, mine: latest().form }
      return fail(() => explain(result, refused))
    }
    // Committed at once: the next save must start from this version.
    flushSync(() => {
      accept()
      onStored(form, result.saved, mode)
    })
    return true
  }

  const leave = async (editorMode: EditorMode) => {
    await onLeave()
    toast({ title: 'Success', description: saveSuccessText[editorMode] })
    // The form stays inert until the navigation completes: later input would be lost.
    router.push('/cms/blog')
  }

  /** Saves run one after the other: while one runs, the next is noted, and includes what was typed meanwhile. */
  const save = async (mode: SaveMode) => {
    // A double click, or Ctrl+S after a click.
    if (active.current === 'leave') return
    next.current = next.current === 'leave' ? 'leave' : mode
    setRunning(next.current)
    if (active.current) return
    const editorMode = editorModeOf(latest().base)
    let isStored = true
    for (let count = 0; isStored && next.current; count += 1) {
      active.current = next.current
      next.current = null
      isStored = await store(active.current, count > 0)
    }
    if (isStored && active.current === 'leave') return leave(editorMode)
    active.current = null
    next.current = null
    setRunning(null)
    if (isStored) setSavedAt(new Date())
  }

  return { ...found, save, running, savedAt }
}

const editorModeOf = ({ id }: BaseVersion): EditorMode => (id === null ? 'create' : 'edit')

import { useEffect, useRef, useState } from 'react'
import { deleteLocalCopy, lockLocalCopy, saveLocalCopy } from '#src/lib/browser/local-copies.ts'
import { isSameForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'

/** The local copy of an unsaved post: form, ETag of the base version, idempotency key of its creation. */
export type UnsavedPost = { form: PostForm; etag: string | null; key: string }

/** Delay between a change of the form and its local copy. */
const DELAY_MS = 100

export const copySubject = (id: string | null) => `post:${id ?? 'new'}`

type LocalAutosaveOptions = {
  id: string | null
  copy: UnsavedPost
  /** The stored form: an identical form needs no copy. */
  stored: PostForm
  /** The form including changes that the editor has not emitted yet. */
  latestForm: () => PostForm
}

/**
 * Autosaves unsaved text in this browser: it survives a crash, a reload and a closed tab, and is deleted when
 * the text is saved, reverted or discarded.
 */
export function useLocalAutosave({ id, copy, stored, latestForm }: LocalAutosaveOptions) {
  const [key] = useState(() => `${Date.now()}-${Math.random().toString(36).slice(2)}`)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(copy)
  /** Changes with the first save of a new post, also for a copy that is already due. */
  const subject = useRef(copySubject(id))
  const isKept = useRef(false)
  const isDiscarded = useRef(false)

  const cancelTimer = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  /** Writes immediately; resolves when stored, or when storage is not available. */
  const keep = async (value: UnsavedPost) => {
    cancelTimer()
    if (isDiscarded.current) return
    isKept.current = true
    const at = new Date().toISOString()
    // Without storage (private windows), the warning before leaving still works.
    await saveLocalCopy({ key, subject: subject.current, at, value }).catch(() => undefined)
  }
  const forget = async () => {
    cancelTimer()
    if (!isKept.current) return
    isKept.current = false
    await deleteLocalCopy(key).catch(() => undefined)
  }
  const discard = () => {
    isDiscarded.current = true
    return forget()
  }

  useEffect(() => lockLocalCopy(key), [key])
  useEffect(() => {
    newest.current = copy
    subject.current = copySubject(id)
    if (isSameForm(copy.form, stored)) void forget()
    // Throttled, not debounced: continuous typing is saved too.
    else timer.current ??= setTimeout(() => void keep(newest.current), DELAY_MS)
  })
  useEffect(() => {
    const keepNow = () => {
      const form = latestForm()
      if (!isSameForm(form, stored)) void keep({ ...newest.current, form })
    }
    // Mobile browsers may kill a hidden page without another event.
    const keepHidden = () => document.visibilityState === 'hidden' && keepNow()
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepHidden)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepHidden)
    }
  })

  return { keep, discard }
}

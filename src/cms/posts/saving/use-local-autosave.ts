import { useEffect, useRef, useState } from 'react'
import { deleteLocalCopy, lockLocalCopy, saveLocalCopy } from '#src/lib/browser/local-copies.ts'
import { isSameForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'

/** What is kept of a post that is not saved: the form, the version it was made from, the key of its creation. */
export type UnsavedPost = { form: PostForm; etag: string | null; key: string }

/** From a change of the form to its copy. */
const DELAY_MS = 100

export const copySubject = (id: string | null) => `post:${id ?? 'new'}`

type LocalAutosaveOptions = {
  id: string | null
  copy: UnsavedPost
  /** The form as it is stored: what says the same needs no copy. */
  stored: PostForm
  /** The form with what the editor has not told yet. */
  latestForm: () => PostForm
}

/**
 * Keeps unsaved text in this browser while it is written: it survives a crash, a reload and a closed
 * tab, and is gone once it is saved, taken back or given up.
 */
export function useLocalAutosave({ id, copy, stored, latestForm }: LocalAutosaveOptions) {
  const [key] = useState(() => `${Date.now()}-${Math.random().toString(36).slice(2)}`)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(copy)
  const isKept = useRef(false)
  const isDiscarded = useRef(false)

  const cancelTimer = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  /** Now; resolves when it is in the browser's store, or when there is none. */
  const keep = async (value: UnsavedPost) => {
    cancelTimer()
    if (isDiscarded.current) return
    isKept.current = true
    const at = new Date().toISOString()
    // A browser that keeps nothing (private windows) still warns before leaving.
    await saveLocalCopy({ key, subject: copySubject(id), at, value }).catch(() => undefined)
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
    if (isSameForm(copy.form, stored)) void forget()
    // A timer that runs is left alone: who never pauses is kept as well.
    else timer.current ??= setTimeout(() => void keep(newest.current), DELAY_MS)
  })
  useEffect(() => {
    const keepNow = () => {
      const form = latestForm()
      if (!isSameForm(form, stored)) void keep({ ...newest.current, form })
    }
    // A phone ends hidden pages without another word.
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

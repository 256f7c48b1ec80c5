import { useEffect, useRef, useState } from 'react'
import { forgetCopy, holdCopy, keepCopy } from '#src/lib/local-copies.ts'
import type { PostForm } from './post-form.ts'

/** What is kept of a post that is not saved: the form, and the version it was made from. */
export type PostCopy = { form: PostForm; etag: string | null }

/** The longest that typed text exists only in the page. */
const DELAY_MS = 300

export const copySubject = (id: string | null) => `post:${id ?? 'new'}`

type LocalCopyOptions = { id: string | null; copy: PostCopy; isUnsaved: boolean }

/**
 * Keeps unsaved text in this browser while it is written: it survives a crash, a reload and a closed
 * tab, and is gone once it is saved or given up.
 */
export function useLocalCopy({ id, copy, isUnsaved }: LocalCopyOptions) {
  const [key] = useState(() => `${Date.now()}-${Math.random().toString(36).slice(2)}`)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(copy)
  const isGivenUp = useRef(false)

  const write = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (isGivenUp.current) return
    const at = new Date().toISOString()
    const kept = keepCopy({ key, subject: copySubject(id), at, value: newest.current })
    // A browser that keeps nothing (private windows) still warns before leaving.
    kept.catch(() => undefined)
  }
  const giveUp = () => {
    isGivenUp.current = true
    clearTimeout(timer.current)
    return forgetCopy(key).catch(() => undefined)
  }

  useEffect(() => holdCopy(key), [key])
  useEffect(() => {
    newest.current = copy
    // A timer that runs is left alone: who never pauses is kept as well.
    if (isUnsaved) timer.current ??= setTimeout(write, DELAY_MS)
    else if (timer.current !== undefined) clearTimeout(timer.current)
  })
  useEffect(() => {
    const writeNow = () => timer.current !== undefined && write()
    window.addEventListener('pagehide', writeNow)
    return () => window.removeEventListener('pagehide', writeNow)
  })

  return { giveUp }
}

import { useEffect, useState } from 'react'
import {
  deleteLocalCopy,
  listOrphanedCopies,
  lockLocalCopy,
  saveLocalCopy,
} from '#src/lib/browser/local-copies.ts'
import type { LocalCopy } from '#src/lib/browser/local-copies.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { isSameValue, isUnsaved } from './document-draft.ts'
import type { DocumentDraft } from './document-draft.ts'

/** Not at each key; a crash loses no more. */
const DELAY_MS = 100

// Without storage (private windows), the warning before leaving still works.
const ignore = () => undefined

/** Keeps unsaved changes in this browser, where they survive a crash, a reload and a closed tab. */
export function useLocalCopy<V>(subject: string, draft: DocumentDraft<V>) {
  const [key] = useState(randomKey)
  const { value } = draft
  const isKept = isUnsaved(draft)
  const write = () => {
    if (!isKept) return
    const copy = { key, subject, at: new Date().toISOString(), value }
    void saveLocalCopy<V>(copy).catch(ignore)
  }
  useEffect(() => lockLocalCopy(key), [key])
  useEffect(() => {
    if (!isKept) {
      void deleteLocalCopy(key).catch(ignore)
      return
    }
    const copy = { key, subject, at: new Date().toISOString(), value }
    const timer = setTimeout(() => void saveLocalCopy<V>(copy).catch(ignore), DELAY_MS)
    return () => clearTimeout(timer)
  }, [key, subject, value, isKept])
  return { write, earlier: useEarlierCopy<V>(subject, draft.stored.value) }
}

/** The newest text that a closed tab left behind; null when the server has the same. */
function useEarlierCopy<V>(subject: string, stored: V) {
  const [copies, setCopies] = useState<LocalCopy<V>[]>([])
  useEffect(() => {
    let isGone = false
    listOrphanedCopies<V>(subject).then((found) => !isGone && setCopies(found), ignore)
    return () => {
      isGone = true
    }
  }, [subject])
  const copy = copies.find((one) => !isSameValue(one.value, stored))
  if (!copy) return null
  const remove = () => {
    setCopies((all) => all.filter((one) => one.key !== copy.key))
    void deleteLocalCopy(copy.key).catch(ignore)
  }
  return { ...copy, remove }
}

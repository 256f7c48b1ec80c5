import { createStore, del, entries, promisifyRequest } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'

/** One text that is being written in one tab. */
export type LocalCopy<T> = { key: string; subject: string; at: string; value: T }

const LOCK = 'folio-copy:'
let opened: UseStore | undefined
/** Opened once: a page that is on its way out has no time for it. */
// Not localStorage: it is written to the disk seconds later, and a browser that crashes loses those.
const store = () => (opened ??= createStore('folio-copies', 'copies'))

/** Keeps the newest state of a text in this browser. Rejects where the browser keeps nothing. */
export async function saveLocalCopy<T>(copy: LocalCopy<T>): Promise<void> {
  try {
    await store()('readwrite', (copies) => {
      copies.put(copy, copy.key)
      // Left to itself it is committed a turn later, when the page may be gone.
      copies.transaction.commit()
      return promisifyRequest(copies.transaction)
    })
  } catch (error) {
    // A connection that the browser has closed is not asked again.
    opened = undefined
    throw error
  }
}

export const deleteLocalCopy = (key: string): Promise<void> => del(key, store())

/**
 * What tabs that are gone left behind about a subject, newest first. A tab that is still open holds a
 * lock of its key: its text is not lost.
 */
export async function listOrphanedCopies<T>(subject: string): Promise<LocalCopy<T>[]> {
  const all = await entries<string, LocalCopy<T>>(store())
  const held = (await navigator.locks?.query())?.held ?? []
  const open = new Set(held.map(({ name }) => name))
  return all
    .map(([, copy]) => copy)
    .filter((copy) => copy.subject === subject && !open.has(LOCK + copy.key))
    .toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Says that this tab still writes the text; answers how to let go. Without locks (plain http) it does nothing. */
export function lockLocalCopy(key: string): () => void {
  const held = Promise.withResolvers<void>()
  void navigator.locks?.request(LOCK + key, () => held.promise)
  return () => held.resolve()
}

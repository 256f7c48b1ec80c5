import { createStore, entries, promisifyRequest } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'

export type LocalCopy<T> = { key: string; subject: string; at: string; value: T }

const LOCK = 'folio-copy:'
let opened: UseStore | undefined
/** Opened once: an unloading page has no time. localStorage is written seconds later, and a crash loses it. */
async function withStore<R>(run: (store: UseStore) => Promise<R>): Promise<R> {
  try {
    return await run((opened ??= createStore('folio-copies', 'copies')))
  } catch (error) {
    // The browser may have closed the connection; the next call opens a new one.
    opened = undefined
    throw error
  }
}

/** Stores the latest state of a text in this browser. Rejects where the browser stores nothing. */
export const saveLocalCopy = <T>(copy: LocalCopy<T>): Promise<void> =>
  write((copies) => void copies.put(copy, copy.key))

export const deleteLocalCopy = (key: string): Promise<void> =>
  write((copies) => void copies.delete(key))

const write = (change: (copies: IDBObjectStore) => void): Promise<void> =>
  withStore((store) =>
    store('readwrite', (copies) => {
      change(copies)
      // Without an explicit commit the transaction commits a task later, when the page may be gone.
      copies.transaction.commit()
      return promisifyRequest(copies.transaction)
    }),
  )

/** Copies of a subject left by closed tabs, newest first. An open tab holds a lock on its key: its text is not lost. */
export async function listOrphanedCopies<T>(subject: string): Promise<LocalCopy<T>[]> {
  const all = await withStore((store) => entries<string, LocalCopy<T>>(store))
  const held = (await navigator.locks?.query())?.held ?? []
  const open = new Set(held.map(({ name }) => name))
  return all
    .map(([, copy]) => copy)
    .filter((copy) => copy.subject === subject && !open.has(LOCK + copy.key))
    .toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Returns a function that releases the lock. Does nothing without the Web Locks API (plain http). */
export function lockLocalCopy(key: string): () => void {
  const held = Promise.withResolvers<void>()
  // Refused in a document that is being left, or that may not use storage.
  navigator.locks?.request(LOCK + key, () => held.promise).catch(() => undefined)
  return () => held.resolve()
}

import { isRunning, uploadReducer } from './upload-reducer.ts'
import type { UploadEntry, UploadEvent } from './upload-reducer.ts'

/** The key stays the same when it is sent again: an upload whose answer was lost is not stored twice. */
export type Upload = { file: File; key: string; abort: AbortController }

/**
 * The uploads of one kind. Lives outside of React, so that they go on, and can be watched and cancelled, when
 * their screen was left and is opened again; only closing the page ends them, and that is asked about first.
 */
export function createUploadStore() {
  let entries: UploadEntry[] = []
  let lastId = 0
  let tail: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()
  return {
    files: new Map<number, Upload>(),
    nextId: () => (lastId += 1),
    entries: () => entries,
    dispatch: (event: UploadEvent) => {
      entries = uploadReducer(entries, event)
      const watch = entries.some(isRunning) ? 'addEventListener' : 'removeEventListener'
      window[watch]('beforeunload', warnBeforeUnload)
      for (const listener of listeners) listener()
    },
    /** One after the other. */
    queue: (send: () => Promise<unknown>) => {
      tail = tail.then(send)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type UploadStore = ReturnType<typeof createUploadStore>

const warnBeforeUnload = (event: Event) => event.preventDefault()

import { createListeners } from '#src/lib/browser/listeners.ts'
import { isRunning, uploadReducer } from './upload-reducer.ts'
import type { UploadEntry, UploadEvent } from './upload-reducer.ts'

/** `key`: idempotency key, the same for a retry, so that an upload with a lost response is not stored twice. */
export type Upload = { file: File; key: string; abort: AbortController }

/** Outside React, so that uploads continue and can be cancelled after their screen is left. */
export function createUploadStore() {
  let entries: UploadEntry[] = []
  let lastId = 0
  let tail: Promise<unknown> = Promise.resolve()
  const { subscribe, notify } = createListeners()
  return {
    files: new Map<number, Upload>(),
    nextId: () => (lastId += 1),
    entries: () => entries,
    dispatch: (event: UploadEvent) => {
      entries = uploadReducer(entries, event)
      const watch = entries.some(isRunning) ? 'addEventListener' : 'removeEventListener'
      window[watch]('beforeunload', warnBeforeUnload)
      notify()
    },
    queue: (send: () => Promise<unknown>) => {
      tail = tail.then(send)
    },
    subscribe,
  }
}

export type UploadStore = ReturnType<typeof createUploadStore>

const warnBeforeUnload = (event: Event) => event.preventDefault()

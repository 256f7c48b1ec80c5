import { createListeners } from '#src/lib/browser/listeners.ts'

/** One upload: `share` is the fraction of its bytes that has been sent, 0 to 1. */
export type UploadEntry = {
  id: number
  name: string
  share: number
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled'
  problem?: string | undefined
  /** Set unless the server rejected the file itself. */
  canRetry: boolean
}

/** `key`: idempotency key, the same for a retry, so that an upload with a lost response is not stored twice. */
export type Upload = { file: File; key: string; abort: AbortController }

export const isRunning = ({ state }: UploadEntry): boolean =>
  state === 'waiting' || state === 'sending'

/** Outside React, so that uploads continue and can be cancelled after their screen is left. */
export function createUploadStore() {
  let entries: UploadEntry[] = []
  let lastId = 0
  let tail: Promise<unknown> = Promise.resolve()
  const { subscribe, notify } = createListeners()
  const set = (next: UploadEntry[]) => {
    entries = next
    const watch = entries.some(isRunning) ? 'addEventListener' : 'removeEventListener'
    window[watch]('beforeunload', warnBeforeUnload)
    notify()
  }
  return {
    files: new Map<number, Upload>(),
    entries: () => entries,
    add: (name: string, problem?: string): number => {
      lastId += 1
      const state = problem === undefined ? 'waiting' : 'failed'
      set([...entries, { id: lastId, name, share: 0, state, problem, canRetry: false }])
      return lastId
    },
    update: (id: number, changed: Partial<UploadEntry>) =>
      set(entries.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry))),
    clear: () => set(entries.filter(isRunning)),
    queue: (send: () => Promise<unknown>) => {
      tail = tail.then(send)
    },
    subscribe,
  }
}

export type UploadStore = ReturnType<typeof createUploadStore>

const warnBeforeUnload = (event: Event) => event.preventDefault()

import { useSyncExternalStore } from 'react'
import { succeeded } from '#src/cms/components/screen/run-action.ts'
import { createListeners } from '#src/lib/browser/listeners.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { canRetryUpload, uploadFailureText } from './upload-rejection.ts'
import type { FileRejection } from './upload-rejection.ts'

export type UploadEntry = {
  id: number
  file: File
  /** Idempotency key, the same for a retry, so that an upload with a lost response is not stored twice. */
  key: string
  abort: AbortController
  /** Fraction of its bytes that has been sent, 0 to 1. */
  share: number
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled'
  problem?: string | undefined
  /** Set unless the server rejected the file itself. */
  canRetry: boolean
}

export const isRunning = ({ state }: UploadEntry): boolean =>
  state === 'waiting' || state === 'sending'

const WAITING = { state: 'waiting', share: 0, problem: undefined, canRetry: false } as const

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
    entries: () => entries,
    find: (id: number) => entries.find((entry) => entry.id === id),
    add: (file: File, problem?: string): UploadEntry => {
      lastId += 1
      const state = problem === undefined ? 'waiting' : 'failed'
      const request = { key: randomKey(), abort: new AbortController() }
      const entry = { ...WAITING, id: lastId, file, ...request, state, problem } as const
      set([...entries, entry])
      return entry
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

const warnBeforeUnload = (event: Event) => event.preventDefault()

type QueueOptions = {
  store: ReturnType<typeof createUploadStore>
  validate: (file: File) => FileRejection | null
  send: (upload: {
    file: File
    onProgress: (share: number) => void
    signal: AbortSignal
    key: string
  }) => Promise<unknown>
  noun: string
}

export function useUploadQueue(options: QueueOptions) {
  const { subscribe, entries } = options.store
  return {
    ...uploadQueue(options),
    entries: useSyncExternalStore(subscribe, entries, () => NONE),
  }
}

/** S5-media-03: sequential. Rejected, failed or cancelled files do not stop the rest. */
export function uploadQueue({ store, validate, send, noun }: QueueOptions) {
  const { find, update } = store
  const capitalized = noun.charAt(0).toUpperCase() + noun.slice(1)

  const sendOne = async ({ id, file, key, abort: { signal } }: UploadEntry) => {
    if (signal.aborted) return
    try {
      const onProgress = (share: number) => update(id, { state: 'sending', share })
      onProgress(0)
      await send({ file, onProgress, signal, key })
      update(id, { state: 'done', share: 1 })
      succeeded(`${capitalized} uploaded successfully`)
    } catch (error) {
      if (signal.aborted) return
      const problem = uploadFailureText(error, `Failed to upload ${noun}`)
      update(id, { state: 'failed', problem, canRetry: canRetryUpload(error) })
      refused('Upload Error', problem)
    }
  }
  const enqueue = (entry: UploadEntry) => store.queue(() => sendOne(entry))

  return {
    add: (given: File[]) => {
      for (const file of given) {
        const refusal = validate(file)
        const entry = store.add(file, refusal?.text)
        if (refusal) refused(refusal.title, refusal.text)
        else enqueue(entry)
      }
    },
    /** A file whose last byte was sent may be stored anyway; the list is refetched in either case. */
    cancel: (id: number) => {
      update(id, { state: 'cancelled', canRetry: true })
      find(id)?.abort.abort()
    },
    retry: (id: number) => {
      update(id, { ...WAITING, abort: new AbortController() })
      const entry = find(id)
      if (entry) enqueue(entry)
    },
    clear: store.clear,
  }
}

const refused = (title: string, description: string) =>
  toast({ variant: 'destructive', title, description })

const NONE: UploadEntry[] = []

export type UploadQueue = ReturnType<typeof useUploadQueue>

import { useSyncExternalStore } from 'react'
import { succeeded } from '#src/cms/components/screen/action-toasts.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { isRunning } from './upload-reducer.ts'
import { canRetryUpload, uploadFailureText } from './upload-rejection.ts'
import type { FileRejection } from './upload-rejection.ts'
import type { UploadEntry } from './upload-reducer.ts'
import type { Upload, UploadStore } from './upload-store.ts'

type Send = (upload: {
  file: File
  onProgress: (share: number) => void
  signal: AbortSignal
  key: string
}) => Promise<unknown>

type QueueOptions = {
  store: UploadStore
  validate: (file: File) => FileRejection | null
  send: Send
  noun: string
}

/** S5-media-03: sequential. Rejected, failed or cancelled files do not stop the rest. */
export function useUploadQueue(options: QueueOptions) {
  const { store, validate, send, noun } = options
  const { files, nextId, dispatch, queue, subscribe, entries: stored } = store
  const capitalized = noun.charAt(0).toUpperCase() + noun.slice(1)
  const entries = useSyncExternalStore(subscribe, stored, () => NONE)

  const sendOne = async (id: number, { file, key, abort: { signal } }: Upload) => {
    if (signal.aborted) return
    try {
      dispatch({ type: 'progressed', id, share: 0 })
      const onProgress = (share: number) => dispatch({ type: 'progressed', id, share })
      await send({ file, onProgress, signal, key })
      files.delete(id)
      dispatch({ type: 'sent', id })
      succeeded(`${capitalized} uploaded successfully`)
    } catch (error) {
      if (signal.aborted) return
      const problem = uploadFailureText(error, `Failed to upload ${noun}`)
      dispatch({ type: 'failed', id, problem, canRetry: canRetryUpload(error) })
      refused('Upload Error', problem)
    }
  }

  const enqueue = (id: number, file: File, key = randomKey()) => {
    const upload = { file, key, abort: new AbortController() }
    files.set(id, upload)
    queue(() => sendOne(id, upload))
  }

  const add = (given: File[]) => {
    for (const file of given) {
      const id = nextId()
      const refusal = validate(file)
      dispatch({ type: 'added', id, name: file.name, ...(refusal && { problem: refusal.text }) })
      if (refusal) refused(refusal.title, refusal.text)
      else enqueue(id, file)
    }
  }

  /** A file whose last byte was sent may be stored anyway; the list is refetched in either case. */
  const cancel = (id: number) => {
    dispatch({ type: 'cancelled', id })
    files.get(id)?.abort.abort()
  }

  const retry = (id: number) => {
    const upload = files.get(id)
    if (!upload) return
    dispatch({ type: 'retried', id })
    enqueue(id, upload.file, upload.key)
  }

  return {
    entries,
    add,
    cancel,
    retry,
    clear: () => dispatch({ type: 'cleared' }),
    isUploading: entries.some(isRunning),
  }
}

const refused = (title: string, description: string) =>
  toast({ variant: 'destructive', title, description })

const NONE: UploadEntry[] = []

export type UploadQueue = ReturnType<typeof useUploadQueue>

import { useSyncExternalStore } from 'react'
import { succeeded } from '#src/cms/components/screen/action-toasts.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { canRetryUpload, uploadFailureText } from './upload-rejection.ts'
import type { FileRejection } from './upload-rejection.ts'
import type { Upload, UploadEntry, UploadStore } from './upload-store.ts'

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

export function useUploadQueue(options: QueueOptions) {
  const { subscribe, entries } = options.store
  return {
    ...uploadQueue(options),
    entries: useSyncExternalStore(subscribe, entries, () => NONE),
  }
}

/** S5-media-03: sequential. Rejected, failed or cancelled files do not stop the rest. */
export function uploadQueue({ store, validate, send, noun }: QueueOptions) {
  const { files, update, queue } = store
  const capitalized = noun.charAt(0).toUpperCase() + noun.slice(1)

  const sendOne = async (id: number, { file, key, abort: { signal } }: Upload) => {
    if (signal.aborted) return
    try {
      const onProgress = (share: number) => update(id, { state: 'sending', share })
      onProgress(0)
      await send({ file, onProgress, signal, key })
      files.delete(id)
      update(id, { state: 'done', share: 1 })
      succeeded(`${capitalized} uploaded successfully`)
    } catch (error) {
      if (signal.aborted) return
      const problem = uploadFailureText(error, `Failed to upload ${noun}`)
      update(id, { state: 'failed', problem, canRetry: canRetryUpload(error) })
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
      const refusal = validate(file)
      const id = store.add(file.name, refusal?.text)
      if (refusal) refused(refusal.title, refusal.text)
      else enqueue(id, file)
    }
  }

  /** A file whose last byte was sent may be stored anyway; the list is refetched in either case. */
  const cancel = (id: number) => {
    update(id, { state: 'cancelled', canRetry: true })
    files.get(id)?.abort.abort()
  }

  const retry = (id: number) => {
    const upload = files.get(id)
    if (!upload) return
    update(id, { state: 'waiting', share: 0, problem: undefined, canRetry: false })
    enqueue(id, upload.file, upload.key)
  }

  return { add, cancel, retry, clear: store.clear }
}

const refused = (title: string, description: string) =>
  toast({ variant: 'destructive', title, description })

const NONE: UploadEntry[] = []

export type UploadQueue = ReturnType<typeof useUploadQueue>

import { useRef, useState } from 'react'
import { randomKey } from '#src/lib/random-key.ts'
import type { UploadOptions } from '#src/queries/upload.ts'
import { canRetryUpload, uploadFailureText } from './upload-rejection.ts'

type OneUpload<F> = {
  file: F
  /** Idempotency key: a retry stores no second file. */
  key: string
  /** Fraction sent, 0 to 1. */
  share: number
  /** Why it was refused or has failed. */
  problem?: string
  canRetry: boolean
}

type OneUploadOptions<F, T> = {
  problemOf: (file: F) => string | undefined
  send: (upload: Pick<UploadOptions, 'key' | 'signal' | 'onProgress'> & { file: F }) => Promise<T>
  /** Shown if the server did not respond. */
  noAnswer: (file: F) => string
  onDone: (result: T) => void
}

/** One upload at a time. Files that are chosen during an upload are ignored. */
export function useOneUpload<F, T>({ problemOf, send, noAnswer, onDone }: OneUploadOptions<F, T>) {
  const [current, setCurrent] = useState<OneUpload<F> | null>(null)
  const running = useRef<Promise<string | undefined>>(undefined)
  const abort = useRef<AbortController>(undefined)

  const run = async (file: F, key: string) => {
    const { signal } = (abort.current = new AbortController())
    const onProgress = (share: number) => setCurrent({ file, key, share, canRetry: false })
    try {
      onProgress(0)
      const result = await send({ file, key, signal, onProgress })
      setCurrent(null)
      onDone(result)
      return undefined
    } catch (error) {
      const problem = uploadFailureText(error, noAnswer(file))
      const failed = { file, key, share: 0, problem, canRetry: canRetryUpload(error) }
      setCurrent(signal.aborted ? null : failed)
      return problem
    } finally {
      running.current = undefined
    }
  }
  const refuse = (file: F, problem: string) => {
    if (running.current) return
    setCurrent({ file, key: randomKey(), share: 0, problem, canRetry: false })
  }
  const start = (file: F, key = randomKey()) => {
    const problem = problemOf(file)
    if (problem === undefined) running.current ??= run(file, key)
    else refuse(file, problem)
  }
  return {
    current,
    sending: current?.problem === undefined ? current : null,
    start: (file: F) => start(file),
    refuse,
    retry: () => current && start(current.file, current.key),
    cancel: () => abort.current?.abort(),
    dismiss: () => setCurrent(null),
    /** Returns why the running upload failed. */
    wait: async () => running.current,
  }
}

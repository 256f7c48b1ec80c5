import { useReducer, useRef } from 'react'
import { isRunning, uploadEntries } from './upload-entries.ts'
import type { Refusal } from './upload-refusal.ts'

type Send = (upload: { file: File; onProgress: (share: number) => void }) => Promise<unknown>

type QueueOptions = {
  /** Asked of each file before it is sent. */
  refuse: (file: File) => Refusal | null
  send: Send
  /** The sentence for a failure of `send`. */
  explain: (error: unknown) => string
  onRefused: (refusal: Refusal) => void
  onSent: (file: File) => void
  onFailed: (text: string) => void
}

/** §5: each file is sent separately, one after the other; a refused or failed one does not stop the rest. */
export function useUploadQueue(options: QueueOptions) {
  const [entries, dispatch] = useReducer(uploadEntries, [])
  const nextId = useRef(0)
  const tail = useRef<Promise<unknown>>(Promise.resolve())

  const sendOne = async (id: number, file: File) => {
    try {
      dispatch({ type: 'progressed', id, share: 0 })
      await options.send({
        file,
        onProgress: (share) => dispatch({ type: 'progressed', id, share }),
      })
      dispatch({ type: 'sent', id })
      options.onSent(file)
    } catch (error) {
      const problem = options.explain(error)
      dispatch({ type: 'failed', id, problem })
      options.onFailed(problem)
    }
  }

  const add = (files: File[]) => {
    for (const file of files) {
      const id = (nextId.current += 1)
      const refusal = options.refuse(file)
      dispatch({ type: 'added', id, name: file.name, ...(refusal && { problem: refusal.text }) })
      if (refusal) options.onRefused(refusal)
      else tail.current = tail.current.then(() => sendOne(id, file))
    }
  }

  return {
    entries,
    add,
    clear: () => dispatch({ type: 'cleared' }),
    isUploading: entries.some(isRunning),
  }
}

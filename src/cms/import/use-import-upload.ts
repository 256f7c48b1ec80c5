import { useEffect, useRef, useState } from 'react'
import { importMessages } from '#src/contract/import/import-messages.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { useCreateImport } from '#src/queries/import-queries.ts'
import type { NamedFile } from '#src/queries/upload.ts'
import { uploadFailureText } from '#src/cms/uploads/upload-rejection.ts'
import { readDroppedFiles } from './dropped-files.ts'

/** `share` is null while nothing is sent. `onPlanned` gets the id of the import. */
export function useImportUpload(onPlanned: (id: string) => void) {
  const { mutateAsync } = useCreateImport()
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const abort = useRef<AbortController>(undefined)
  // Nothing would be left that shows its progress.
  useEffect(() => () => abort.current?.abort(), [])

  const send = async (files: readonly NamedFile[]) => {
    const refusal = problemOf(files)
    setProblem(refusal)
    if (refusal !== null) return
    const { signal } = (abort.current = new AbortController())
    setShare(0)
    try {
      const { id } = await mutateAsync({ file: files, signal, onProgress: setShare })
      onPlanned(id)
    } catch (error) {
      if (!signal.aborted) setProblem(uploadFailureText(error, NO_ANSWER))
    }
    setShare(null)
  }
  const sendDropped = (dropped: DataTransfer) => {
    readDroppedFiles(dropped).then(send, () => setProblem(UNREADABLE))
  }
  return {
    ...{ share, problem, sendDropped },
    send: (files: readonly NamedFile[]) => void send(files),
    cancel: () => abort.current?.abort(),
  }
}

export type ImportUpload = ReturnType<typeof useImportUpload>

const NO_ANSWER = 'The upload was interrupted, or a file has changed. Try again.'
const UNREADABLE = 'The browser could not read all of these files. Try again.'

function problemOf(files: readonly NamedFile[]): string | null {
  if (files.length === 0) return importMessages.empty
  if (files.length > LIMITS.importFiles) return importMessages.tooManyFiles
  const size = files.reduce((sum, { file }) => sum + file.size, 0)
  return size > LIMITS.importBytes ? importMessages.tooLarge : null
}

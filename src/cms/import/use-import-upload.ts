import { useEffect, useEffectEvent } from 'react'
import { importCalls } from '#src/contract/import/import-calls.ts'
import { importMessages } from '#src/contract/import/import-messages.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { useUpload } from '#src/queries/use-upload.ts'
import type { NamedFile } from '#src/queries/upload.ts'
import { useOneUpload } from '#src/cms/uploads/use-one-upload.ts'
import { readDroppedFiles } from './dropped-files.ts'

/** `onPlanned` gets the id of the import. */
export function useImportUpload(onPlanned: (id: string) => void) {
  const { mutateAsync } = useUpload(importCalls.createImport)
  const upload = useOneUpload({
    problemOf,
    send: ({ key: _, ...options }) => mutateAsync(options),
    noAnswer: () => NO_ANSWER,
    onDone: ({ id }) => onPlanned(id),
  })
  const { start, refuse, cancel } = upload
  // Nothing would be left that shows its progress.
  const leave = useEffectEvent(cancel)
  useEffect(() => () => leave(), [])
  const sendDropped = (dropped: DataTransfer) => {
    readDroppedFiles(dropped).then(start, () => refuse([], UNREADABLE))
  }
  return { ...upload, sendDropped }
}

export type ImportUpload = ReturnType<typeof useImportUpload>

const NO_ANSWER = 'The upload was interrupted, or a file has changed. Try again.'
const UNREADABLE = 'The browser could not read all of these files. Try again.'

function problemOf(files: readonly NamedFile[]): string | undefined {
  if (files.length === 0) return importMessages.empty
  if (files.length > LIMITS.importFiles) return importMessages.tooManyFiles
  const size = files.reduce((sum, { file }) => sum + file.size, 0)
  return size > LIMITS.importBytes ? importMessages.tooLarge : undefined
}

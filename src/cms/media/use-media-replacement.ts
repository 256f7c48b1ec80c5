'use client'

import { useRef, useState } from 'react'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { useReplaceMedia, useRestoreMediaVersion } from '#src/queries/media-queries.ts'
import { succeeded } from '#src/cms/components/screen/action-toasts.ts'
import { runAction, undoAction } from '#src/cms/components/screen/run-action.ts'
import { canRetryUpload, uploadFailureText } from '#src/cms/uploads/upload-rejection.ts'
import { validateMediaFile } from './validate-media-file.ts'

type Sending = {
  file: File
  /** Fraction sent, 0 to 1; undefined after a failure. */
  share?: number
  problem?: string
  canRetry?: boolean
}

export function useMediaReplacement(item: MediaItem) {
  const [sending, setSending] = useState<Sending | null>(null)
  const abort = useRef<AbortController>(undefined)
  const { mutateAsync: replace } = useReplaceMedia()
  const { mutateAsync: restore, isPending: isRestoring } = useRestoreMediaVersion()

  const restoreTo = (version: string) => restore({ params: { id: item.id }, body: { version } })
  const action = undoAction(() => restoreTo(item.version))

  const start = async ([file, ...others]: readonly File[]) => {
    if (!file || sending?.share !== undefined) return
    const problem = others.length > 0 ? 'Choose one file.' : validateMediaFile(file)?.text
    if (problem) return setSending({ file, problem })
    const { signal } = (abort.current = new AbortController())
    setSending({ file, share: 0 })
    try {
      const onProgress = (share: number) => setSending({ file, share })
      await replace({ params: { id: item.id }, file, onProgress, signal })
      setSending(null)
      succeeded('File replaced. Every post that uses it shows the new one.', { action })
    } catch (error) {
      if (signal.aborted) return setSending(null)
      const text = uploadFailureText(error, `Failed to replace the file with ${file.name}.`)
      setSending({ file, problem: text, canRetry: canRetryUpload(error) })
    }
  }

  const putBack = (version: string) =>
    runAction({
      send: () => restoreTo(version),
      done: 'Previous version restored',
      failure: 'Failed to restore the previous version',
      action,
    })

  return {
    sending,
    start: (files: readonly File[]) => void start(files),
    retry: () => sending && void start([sending.file]),
    cancel: () => abort.current?.abort(),
    putBack: (version: string) => void putBack(version),
    isRestoring,
  }
}

export type MediaReplacement = ReturnType<typeof useMediaReplacement>

import { Replace } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { formatFileSize } from '#src/lib/format/file-size.ts'
import { useReplaceMedia, useRestoreMediaVersion } from '#src/queries/media-queries.ts'
import { succeeded } from '#src/cms/components/screen/action-toasts.ts'
import { runAction, undoAction } from '#src/cms/components/screen/run-action.ts'
import { canRetryUpload, uploadFailureText } from '#src/cms/uploads/upload-rejection.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { TRASH_NOTE } from '#src/cms/components/questions/deletion-question.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { FileInput } from '#src/ui/controls/file-input.tsx'
import { Progress } from '#src/ui/display/progress.tsx'
import { acceptOf } from './media-kind.ts'
import { validateMediaFile } from './validate-media-file.ts'

type ReplaceFileProps = { item: MediaItem; replacement: MediaReplacement }

export function ReplaceFile({ item, replacement }: ReplaceFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const { sending, start, cancel } = replacement
  const isSending = sending?.share !== undefined
  return (
    <section aria-label="Replace file" className="grid gap-2 border-t border-border pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p id={hintId} className="min-w-48 flex-1 text-muted">
          The URL stays the same, so posts show the new file immediately.{' '}
          <span className="pointer-coarse:hidden">You can also drop it here.</span>
        </p>
        <Button
          icon={Replace}
          aria-describedby={hintId}
          disabled={isSending}
          onClick={() => input.current?.click()}
        >
          Replace file
        </Button>
        <FileInput
          ref={input}
          aria-label={`Replace ${item.originalName}`}
          accept={acceptOf(item)}
          onFiles={start}
        />
      </div>
      {sending && isSending && (
        <div className="flex items-center gap-3">
          <div className="grow">
            <Progress label={`Uploading ${sending.file.name}`} share={sending.share ?? 0} />
          </div>
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {sending?.problem && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-danger">
          <p className="min-w-0 wrap-anywhere">{sending.problem}</p>
          {sending.canRetry && <Button onClick={replacement.retry}>Try again</Button>}
        </div>
      )}
      {item.earlier.length > 0 && <PreviousFiles item={item} replacement={replacement} />}
    </section>
  )
}

function PreviousFiles({ item, replacement }: ReplaceFileProps) {
  const { putBack, isRestoring } = replacement
  return (
    <>
      <h3 className="mt-2 font-medium">Previous versions</h3>
      <p className="text-xs text-muted">{TRASH_NOTE}</p>
      <ul aria-label="Previous versions" className="grid gap-1">
        {item.earlier.map(({ version, size, mimeType, replacedAt }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="text-muted">
              {formatFileSize(size)} · {mimeType} · replaced <RelativeDate iso={replacedAt} />
            </span>
            <Button disabled={isRestoring} onClick={() => putBack(version)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

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

type MediaReplacement = ReturnType<typeof useMediaReplacement>

import { Replace } from 'lucide-react'
import { useId } from 'react'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { formatFileSize } from '#src/lib/format/file-size.ts'
import { useReplaceMedia, useRestoreMediaVersion } from '#src/queries/media-queries.ts'
import { runAction, succeeded, undoAction } from '#src/cms/components/screen/run-action.ts'
import { useOneUpload } from '#src/cms/uploads/use-one-upload.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { TRASH_NOTE } from '#src/cms/components/questions/use-deletion.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { FileButton } from '#src/ui/controls/file-input.tsx'
import { Progress } from '#src/ui/display/progress.tsx'
import { acceptOf } from './media-kind.ts'
import { validateMediaFile } from './validate-media-file.ts'

type ReplaceFileProps = { item: MediaItem; replacement: MediaReplacement }

export function ReplaceFile({ item, replacement }: ReplaceFileProps) {
  const hintId = useId()
  const { current, sending, start, cancel, retry } = replacement
  return (
    <section aria-label="Replace file" className="grid gap-2 border-t border-border pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p id={hintId} className="min-w-48 flex-1 text-muted">
          The URL stays the same, so posts show the new file immediately.{' '}
          <span className="pointer-coarse:hidden">You can also drop it here.</span>
        </p>
        <FileButton
          icon={Replace}
          aria-describedby={hintId}
          disabled={sending !== null}
          input={{
            'aria-label': `Replace ${item.originalName}`,
            accept: acceptOf(item),
            onFiles: start,
          }}
        >
          Replace file
        </FileButton>
      </div>
      {sending && (
        <div className="flex items-center gap-3">
          <div className="grow">
            <Progress label={`Uploading ${sending.file.name}`} share={sending.share} />
          </div>
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {current?.problem && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-danger">
          <p className="min-w-0 wrap-anywhere">{current.problem}</p>
          {current.canRetry && <Button onClick={retry}>Try again</Button>}
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

export function useMediaReplacement(item: MediaItem) {
  const { mutateAsync: replace } = useReplaceMedia()
  const { mutateAsync: restore, isPending: isRestoring } = useRestoreMediaVersion()
  const restoreTo = (version: string) => restore({ params: { id: item.id }, body: { version } })
  const action = undoAction(() => restoreTo(item.version))

  const upload = useOneUpload({
    problemOf: (file: File) => validateMediaFile(file)?.text,
    send: ({ file, signal, onProgress }) =>
      replace({ params: { id: item.id }, file, signal, onProgress }),
    noAnswer: ({ name }) => `Failed to replace the file with ${name}.`,
    onDone: () =>
      succeeded('File replaced. Every post that uses it shows the new one.', { action }),
  })
  const putBack = (version: string) =>
    runAction({
      send: () => restoreTo(version),
      done: 'Previous version restored',
      failure: 'Failed to restore the previous version',
      action,
    })

  return {
    ...upload,
    start: ([file, ...others]: readonly File[]) => {
      if (!file) return
      if (others.length > 0) upload.refuse(file, 'Choose one file.')
      else upload.start(file)
    },
    putBack: (version: string) => void putBack(version),
    isRestoring,
  }
}

type MediaReplacement = ReturnType<typeof useMediaReplacement>

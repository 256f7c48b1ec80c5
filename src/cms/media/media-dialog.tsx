import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import { mediaPatchSchema } from '#src/contract/media/media-schemas.ts'
import type { MediaItem, MediaPatch } from '#src/contract/media/media-schemas.ts'
import { formatFileSize } from '#src/lib/format/file-size.ts'
import { versionedUrl } from '#src/lib/media-path.ts'
import { mediaUsesOptions, useUpdateMedia } from '#src/queries/media-queries.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { documentLink } from '#src/cms/components/links/document-link.ts'
import { FilePreview } from '#src/cms/components/list/file-preview.tsx'
import { useDragOver } from '#src/cms/uploads/drop-zone.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { TextField } from '#src/cms/documents/text-field.tsx'
import { runAction } from '#src/cms/components/screen/run-action.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ALT_FIELD } from './alt-field.tsx'
import { kindOf } from './media-kind.ts'
import { ReplaceFile, useMediaReplacement } from './replace-file.tsx'

type MediaDialogProps = { item: MediaItem; onClose: () => void }

export function MediaDialog({ item, onClose }: MediaDialogProps) {
  const { url, version, mimeType, originalName, alt, size, width, height } = item
  const replacement = useMediaReplacement(item)
  const { isOver, ...drag } = useDragOver(replacement.start)
  const details = [formatFileSize(size), mimeType, width && height && `${width} × ${height}`]
  return (
    <Dialog onClose={onClose} title={originalName} className="max-w-2xl">
      <div
        {...drag}
        data-drag-over={isOver || undefined}
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card text-sm',
          isOver && 'outline-2 outline-offset-4 outline-accent outline-dashed',
        )}
      >
        <FilePreview
          key={version}
          url={versionedUrl(url, version)}
          mimeType={mimeType}
          name={originalName}
          alt={alt}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-mono text-xs text-muted tabular-nums">
            {details.filter(Boolean).join(' · ')}
          </p>
          <AnchorButton icon={ExternalLink} href={url} target="_blank" rel="noopener">
            Open in new tab
          </AnchorButton>
        </div>
        <MediaDetailsForm key={item.id} item={item} />
        <ReplaceFile item={item} replacement={replacement} />
        <MediaUses id={item.id} />
      </div>
    </Dialog>
  )
}

export function MediaUses({ id }: { id: string }) {
  const uses = useQuery(mediaUsesOptions([id]))
  return (
    <section aria-label="Used in" className="grid gap-2 border-t border-border pt-4">
      <h3 className="font-medium">Used in</h3>
      {uses.isPending && <p className="text-muted">Looking...</p>}
      {uses.isError && <p className="text-danger">Not available</p>}
      {uses.data?.length === 0 && <p className="text-muted">Not used anywhere.</p>}
      {uses.data && uses.data.length > 0 && (
        <ul className="grid gap-1">
          {uses.data.map((use) => (
            <li key={use.id}>
              <IntentLink
                href={documentLink(use)}
                className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-accent"
              >
                {use.title}
              </IntentLink>
              {!use.isPublished && <span className="text-muted"> (draft)</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Name of a file, and the alternative text of an image: empty is valid, the image is decorative. */
function MediaDetailsForm({ item }: { item: MediaItem }) {
  const [name, setName] = useState(item.originalName)
  const [alt, setAlt] = useState(item.alt)
  const { mutateAsync, isPending } = useUpdateMedia()
  const patch = changesOf(item, { originalName: name.trim(), alt: alt.trim() })
  const isChanged = Object.keys(patch).length > 0
  const error = isChanged ? mediaPatchSchema.safeParse(patch).error?.issues[0]?.message : undefined
  const save = () => {
    if (!isChanged || error) return
    void runAction({
      send: () => mutateAsync({ params: { id: item.id }, body: patch }),
      ...textsOf(patch),
    })
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        field={{
          label: 'Name',
          hint: 'Shown in the library and used as the file name for downloads.',
        }}
        problem={error}
        value={name}
        maxLength={LIMITS.fileNameLength}
        onChange={setName}
      />
      {kindOf(item) === 'image' && (
        <TextField field={ALT_FIELD} value={alt} maxLength={LIMITS.altLength} onChange={setAlt} />
      )}
      <Button
        type="submit"
        className="justify-self-end"
        disabled={isPending || !isChanged || error !== undefined}
      >
        Save
      </Button>
    </form>
  )
}

const changesOf = (item: MediaItem, typed: Required<MediaPatch>): MediaPatch => ({
  ...(typed.originalName !== item.originalName && { originalName: typed.originalName }),
  ...(typed.alt !== item.alt && { alt: typed.alt }),
})

function textsOf({ originalName, alt }: MediaPatch) {
  if (originalName === undefined)
    return { done: 'Alt text saved', failure: 'Failed to save alt text' }
  if (alt === undefined) return { done: 'File renamed', failure: 'Failed to rename file' }
  return { done: 'Name and alt text saved', failure: 'Failed to save name and alt text' }
}

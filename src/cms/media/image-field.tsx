import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { useDragOver } from '#src/cms/uploads/drop-zone.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Progress } from '#src/ui/display/progress.tsx'
import { AltField } from './alt-field.tsx'
import { ImageLibraryButton, ImageUploadButton } from './image-buttons.tsx'
import { useOneImageUpload } from './use-image-upload.ts'

type ImageFieldProps = {
  noun: string
  label: string
  hint: string
  problem: string | undefined
  preview: ReactNode
  url: string | null
  /** Alternative text of an uploaded image; without it the owner is asked for one. */
  alt?: string
  onChoose: (item: MediaItem | null) => void
}

export function ImageField(props: ImageFieldProps) {
  const { noun, label, hint, problem, preview, url, alt, onChoose } = props
  const { current, sending, start } = useOneImageUpload({ alt, onUploaded: onChoose })
  const { isOver, ...drag } = useDragOver(([file]) => file && start(file))
  const error = current?.problem ?? problem
  return (
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap items-start gap-4"
      data-drag-over={isOver || undefined}
      {...drag}
    >
      {preview}
      <div className="grid min-w-0 grow basis-64 gap-2">
        <span className="text-xs font-medium text-muted">{label}</span>
        {sending && <Progress label={`Uploading the ${noun}`} share={sending.share} />}
        <div className="flex flex-wrap gap-2">
          <ImageUploadButton
            label={`Upload the ${noun}`}
            isBusy={sending !== null}
            onFile={start}
          />
          <ImageLibraryButton title={`Choose the ${noun}`} chosen={url ?? ''} onChoose={onChoose} />
          {url !== null && (
            <Button icon={X} onClick={() => onChoose(null)}>
              Remove {noun}
            </Button>
          )}
        </div>
        <p className="text-xs text-muted">{hint}</p>
        {error && (
          <p role="alert" className="text-xs text-danger">
            {error}
          </p>
        )}
        {url !== null && alt === undefined && <AltField url={url} />}
      </div>
    </div>
  )
}

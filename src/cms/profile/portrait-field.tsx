'use client'

import { useQuery } from '@tanstack/react-query'
import { UserRound, X } from 'lucide-react'
import { profileFields } from '#src/contract/profile/profile-fields.ts'
import { mediaListOptions } from '#src/queries/media-queries.ts'
import { MediaPreview } from '#src/cms/media/media-preview.tsx'
import { ImageLibraryButton, ImageUploadButton } from '#src/cms/media/image-buttons.tsx'
import { useDragOver } from '#src/cms/uploads/drop-zone.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { usePortraitUpload } from './use-portrait-upload.ts'

type PortraitFieldProps = {
  /** Id of a picture of the library. */
  value: string | null
  problem: string | undefined
  onChange: (id: string | null) => void
}

/** Uploaded here, or chosen from the library. */
export function PortraitField({ value, problem, onChange }: PortraitFieldProps) {
  const { label, hint } = profileFields.portrait
  const { send, isUploading } = usePortraitUpload(onChange)
  const { isOver, ...drag } = useDragOver(([file]) => file && void send(file))
  const library = useQuery(mediaListOptions())
  const current = library.data?.find(({ id }) => id === value)
  const choose = (address: string) => {
    const item = library.data?.find(({ url }) => url === address)
    if (item) onChange(item.id)
  }
  return (
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap items-center gap-4"
      data-drag-over={isOver || undefined}
      {...drag}
    >
      {current ? (
        <MediaPreview item={current} className="size-20 rounded-card border border-border" />
      ) : (
        <span className="grid size-20 place-items-center rounded-card border border-border bg-raised text-muted">
          <UserRound aria-hidden className="size-8" />
        </span>
      )}
      <div className="grid min-w-0 gap-2">
        <span className="text-xs font-medium text-muted">{label}</span>
        <div className="flex flex-wrap gap-2">
          <ImageUploadButton
            label="Upload a portrait"
            text={isUploading ? 'Uploading...' : 'Upload image'}
            isBusy={isUploading}
            onFile={(file) => void send(file)}
          />
          <ImageLibraryButton
            title="Choose a portrait"
            chosen={current?.url ?? ''}
            onChoose={choose}
          />
          {value !== null && (
            <Button onClick={() => onChange(null)}>
              <X aria-hidden className="size-4" />
              Remove portrait
            </Button>
          )}
        </div>
        <p className="text-xs text-muted">{hint}</p>
        {problem && <p className="text-xs text-danger">{problem}</p>}
      </div>
    </div>
  )
}

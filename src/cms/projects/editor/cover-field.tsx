'use client'

import { Trash2 } from 'lucide-react'
import { projectFields } from '#src/contract/projects/project-fields.ts'
import { ImageLibraryButton, ImageUploadButton } from '#src/cms/media/image-buttons.tsx'
import { useCoverUpload } from '#src/cms/posts/fields/use-cover-upload.ts'
import { useDragOver } from '#src/cms/uploads/drop-zone.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Progress } from '#src/ui/display/progress.tsx'

type CoverFieldProps = {
  /** Address of a picture of the library. */
  value: string | null
  problem: string | undefined
  onChange: (address: string | null) => void
}

/** The cover: uploaded, or selected from the library. */
export function CoverField({ value, problem, onChange }: CoverFieldProps) {
  const { label, hint } = projectFields.cover
  const { current, start } = useCoverUpload(onChange)
  const { isOver, ...drag } = useDragOver(([file]) => file && start(file))
  const error = problem ?? current?.problem
  return (
    <div
      role="group"
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
      data-drag-over={isOver || undefined}
      {...drag}
    >
      <span className="text-xs font-medium text-muted">{label}</span>
      {value !== null && (
        <img
          src={value}
          alt="Preview of the cover"
          className="aspect-video w-full rounded-card border border-border bg-raised object-cover"
        />
      )}
      {current && !current.problem && (
        <Progress label={`Uploading ${current.file.name}`} share={current.share} />
      )}
      <div className="flex flex-wrap gap-2">
        <ImageUploadButton label="Upload a cover" text="Upload" onFile={start} />
        <ImageLibraryButton
          title="Choose a cover"
          text="Library"
          chosen={value ?? ''}
          onChoose={onChange}
        />
        {value !== null && (
          <Button onClick={() => onChange(null)}>
            <Trash2 aria-hidden className="size-4" />
            Remove
          </Button>
        )}
      </div>
      <p className="text-xs text-muted">{hint}</p>
      {error && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

'use client'

import { Image as ImageIcon, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { projectFields } from '#src/contract/projects/project-fields.ts'
import { ImagePicker } from '#src/cms/posts/fields/image-picker.tsx'
import { useCoverUpload } from '#src/cms/posts/fields/use-cover-upload.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Progress } from '#src/ui/display/progress.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#src/ui/overlays/dialog.tsx'

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
  const input = useRef<HTMLInputElement>(null)
  const error = problem ?? current?.problem
  return (
    <div role="group" aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-2">
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
        <Button onClick={() => input.current?.click()}>
          <Upload aria-hidden className="size-4" />
          Upload
        </Button>
        <PickerButton value={value} onChoose={onChange} />
        {value !== null && (
          <Button onClick={() => onChange(null)}>
            <Trash2 aria-hidden className="size-4" />
            Remove
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Upload a cover"
        accept="image/*"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) start(file)
          // Allows choosing the same file again after a failure.
          event.target.value = ''
        }}
      />
      <p className="text-xs text-muted">{hint}</p>
      {error && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

type PickerButtonProps = { value: string | null; onChoose: (address: string) => void }

function PickerButton({ value, onChoose }: PickerButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button>
          <ImageIcon aria-hidden className="size-4" />
          Library
        </Button>
      </DialogTrigger>
      <DialogContent title="Choose a cover" className="max-w-3xl">
        <ImagePicker
          chosen={value ?? ''}
          onChoose={(address) => {
            onChoose(address)
            setIsOpen(false)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}

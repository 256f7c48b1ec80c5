'use client'

import clsx from 'clsx'
import { Image as ImageIcon, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { isImageUrl } from '#src/contract/posts/image-url.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#src/ui/overlays/dialog.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Progress } from '#src/ui/display/progress.tsx'
import { useDragOver } from '#src/cms/uploads/drop-zone.tsx'
import { ImagePicker } from './image-picker.tsx'
import type { CoverUploadState } from './use-cover-upload.ts'

type FeaturedImageFieldProps = {
  value: string
  error: string | undefined
  upload: CoverUploadState
  onChange: (url: string) => void
}

/** Featured Image URL: typed, selected from the library, uploaded or dropped here, with a preview. */
export function FeaturedImageField(props: FeaturedImageFieldProps) {
  const { value, error, upload, onChange } = props
  const { isOver, ...drag } = useDragOver(([file]) => file && upload.start(file))
  const [isOpen, setIsOpen] = useState(false)
  const choose = (url: string) => {
    onChange(url)
    setIsOpen(false)
  }
  return (
    <div
      {...drag}
      className={clsx(
        'grid content-start gap-2 rounded-card',
        isOver && 'outline-2 outline-offset-4 outline-accent outline-dashed',
      )}
    >
      <Field label={postFields.imageUrl.label} error={error}>
        {(control) => (
          <Input
            {...control}
            type="url"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <FeaturedImagePreview key={value} url={value.trim()} />
      <CoverUploadProgress upload={upload} />
      <div className="flex flex-wrap gap-2">
        <UploadButton onFile={upload.start} />
        <Dialog open={isOpen} onOpenChange={setIsOpen}>
          <DialogTrigger asChild>
            <Button>
              <ImageIcon aria-hidden className="size-4" />
              Choose from library
            </Button>
          </DialogTrigger>
          <DialogContent title="Choose a featured image" className="max-w-3xl">
            <ImagePicker chosen={value.trim()} onChoose={choose} />
          </DialogContent>
        </Dialog>
      </div>
    </div>
  )
}

function UploadButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Upload aria-hidden className="size-4" />
        Upload image
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Upload a featured image"
        accept="image/*"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // Allows choosing the same file again after a failure.
          event.target.value = ''
        }}
      />
    </>
  )
}

function CoverUploadProgress({
  upload: { current, retry, dismiss },
}: {
  upload: CoverUploadState
}) {
  if (!current) return null
  const { file, share, problem } = current
  if (problem === undefined) return <Progress label={`Uploading ${file.name}`} share={share} />
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-xs text-danger">
      <p className="min-w-0 grow break-words">{problem}</p>
      <Button onClick={retry}>Try again</Button>
      <Button onClick={dismiss}>Dismiss</Button>
    </div>
  )
}

function FeaturedImagePreview({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false)
  if (!isImageUrl(url)) return null
  if (isBroken) return <p className="text-xs text-danger">This image cannot be loaded.</p>
  return (
    <img
      src={url}
      alt="Preview of the featured image"
      onError={() => setIsBroken(true)}
      className="aspect-video w-full rounded-card border border-border bg-raised object-cover"
    />
  )
}

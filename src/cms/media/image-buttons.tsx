import { Image as ImageIcon, Upload } from 'lucide-react'
import { useRef } from 'react'
import { DialogButton } from '#src/cms/components/questions/dialog-button.tsx'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { FileInput } from '#src/ui/controls/file-input.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { MediaPreview } from './media-preview.tsx'
import { useImageLibrary } from './use-image-library.ts'

type UploadButtonProps = {
  label: string
  isBusy?: boolean
  onFile: (file: File) => void
}

export function ImageUploadButton({ label, isBusy = false, onFile }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={Upload} disabled={isBusy} onClick={() => input.current?.click()}>
        Upload image
      </Button>
      <FileInput
        ref={input}
        aria-label={label}
        accept="image/*"
        onFiles={([file]) => file && onFile(file)}
      />
    </>
  )
}

type LibraryButtonProps = {
  title: string
  chosen: string
  onChoose: (url: string) => void
}

export function ImageLibraryButton({ title, chosen, onChoose }: LibraryButtonProps) {
  return (
    <DialogButton icon={ImageIcon} label="Choose from library" title={title} className="max-w-3xl">
      {(close) => (
        <ImagePicker
          chosen={chosen}
          onChoose={(url) => {
            onChoose(url)
            close()
          }}
        />
      )}
    </DialogButton>
  )
}

type ImagePickerProps = { chosen: string; onChoose: (url: string) => void }

function ImagePicker({ chosen, onChoose }: ImagePickerProps) {
  const { images, isPending, retry } = useImageLibrary()
  if (isPending) return <Spinner label="Loading media files" className="p-3" />
  if (!images) return <LoadFailure name="The media files" onRetry={retry} />
  if (images.length === 0) return <p className="text-muted">No media files available</p>
  return (
    <ul
      aria-label="Images"
      className="grid max-h-[60dvh] grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-3"
    >
      {images.map((item) => (
        <li key={item.id} className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
          <button
            type="button"
            aria-pressed={item.url === chosen}
            onClick={() => onChoose(item.url)}
            className="grid w-full gap-1 rounded-card border border-border p-1.5 text-left text-xs hover:border-accent aria-pressed:border-accent"
          >
            <MediaPreview item={item} className="aspect-video w-full rounded-chip" />
            <span className="truncate">{item.originalName}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

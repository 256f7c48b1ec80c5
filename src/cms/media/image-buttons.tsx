import { Image as ImageIcon, Upload } from 'lucide-react'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { DialogButton } from '#src/cms/components/questions/dialog-button.tsx'
import { lazyPart } from '#src/cms/components/screen/lazy-part.tsx'
import { FileButton } from '#src/ui/controls/file-input.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'

const ImagePicker = lazyPart({
  name: 'The media files',
  fallback: <Spinner label="Loading media files" className="p-3" />,
  load: async () => (await import('./image-picker.tsx')).ImagePicker,
})

type UploadButtonProps = {
  label: string
  isBusy?: boolean
  onFile: (file: File) => void
}

export const ImageUploadButton = ({ label, isBusy = false, onFile }: UploadButtonProps) => (
  <FileButton
    icon={Upload}
    disabled={isBusy}
    input={{
      'aria-label': label,
      accept: 'image/*',
      onFiles: ([file]) => file && onFile(file),
    }}
  >
    Upload image
  </FileButton>
)

type LibraryButtonProps = {
  title: string
  chosen: string
  onChoose: (image: MediaItem) => void
}

export function ImageLibraryButton({ title, chosen, onChoose }: LibraryButtonProps) {
  return (
    <DialogButton icon={ImageIcon} label="Choose from library" title={title} className="max-w-3xl">
      {(close) => (
        <ImagePicker
          chosen={chosen}
          onChoose={(image) => {
            onChoose(image)
            close()
          }}
        />
      )}
    </DialogButton>
  )
}

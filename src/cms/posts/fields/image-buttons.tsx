'use client'

import { Image as ImageIcon, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#src/ui/overlays/dialog.tsx'
import { ImagePicker } from './image-picker.tsx'

type UploadButtonProps = {
  /** Name of the file input, for example 'Upload a cover'. */
  label: string
  text?: string
  isBusy?: boolean
  onFile: (file: File) => void
}

/** Chooses one image file of this computer. */
export function ImageUploadButton({
  label,
  text = 'Upload image',
  isBusy = false,
  onFile,
}: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button disabled={isBusy} onClick={() => input.current?.click()}>
        <Upload aria-hidden className="size-4" />
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
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

type LibraryButtonProps = {
  /** Title of the dialog. */
  title: string
  text?: string
  /** Address of the current picture. */
  chosen: string
  onChoose: (address: string) => void
}

/** Chooses a picture of the library, in a dialog that closes then. */
export function ImageLibraryButton({
  title,
  text = 'Choose from library',
  chosen,
  onChoose,
}: LibraryButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button>
          <ImageIcon aria-hidden className="size-4" />
          {text}
        </Button>
      </DialogTrigger>
      <DialogContent title={title} className="max-w-3xl">
        <ImagePicker
          chosen={chosen}
          onChoose={(address) => {
            onChoose(address)
            setIsOpen(false)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}

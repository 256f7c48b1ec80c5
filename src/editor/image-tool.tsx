'use client'

import type { Editor } from '@tiptap/core'
import { Image as ImageIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { isImageUrl } from '#src/contract/image-url.ts'
import { AddressForm } from './address-form.tsx'
import { ToolPopover } from './tool-popover.tsx'

type ImageToolProps = { editor: Editor; uploadImages?: ((files: File[]) => void) | undefined }

/** §2: image by URL, a popover with 'Add Image'; also a file, where uploads are possible. */
export function ImageTool({ editor, uploadImages }: ImageToolProps) {
  const [isOpen, setIsOpen] = useState(false)
  const submit = (typed: string) => {
    const src = typed.trim()
    if (!isImageUrl(src)) return 'Enter an address that starts with http://, https:// or /.'
    editor.chain().focus().setImage({ src }).run()
    setIsOpen(false)
    return null
  }
  const upload = (files: File[]) => {
    uploadImages?.(files)
    setIsOpen(false)
  }
  return (
    <ToolPopover
      editor={editor}
      name="Image"
      icon={<ImageIcon />}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <AddressForm label="Image URL" initial="" action="Add Image" onSubmit={submit}>
        {uploadImages && <FileChoice onFiles={upload} />}
      </AddressForm>
    </ToolPopover>
  )
}

function FileChoice({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className="rte-action rte-action-quiet"
        onClick={() => input.current?.click()}
      >
        Upload
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label="Upload images"
        onChange={(event) => onFiles([...(event.target.files ?? [])])}
      />
    </>
  )
}

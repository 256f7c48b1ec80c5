'use client'

import type { Editor } from '@tiptap/core'
import { Image as ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { isImageUrl } from '#src/contract/image-url.ts'
import { AddressForm } from './address-form.tsx'
import { ToolPopover } from './tool-popover.tsx'

/** §2: image by URL, a popover with 'Add Image'. */
export function ImageTool({ editor }: { editor: Editor }) {
  const [isOpen, setIsOpen] = useState(false)
  const submit = (typed: string) => {
    const src = typed.trim()
    if (!isImageUrl(src)) return 'Enter an address that starts with http://, https:// or /.'
    editor.chain().focus().setImage({ src }).run()
    setIsOpen(false)
    return null
  }
  return (
    <ToolPopover
      editor={editor}
      name="Image"
      icon={<ImageIcon />}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <AddressForm label="Image URL" initial="" action="Add Image" onSubmit={submit} />
    </ToolPopover>
  )
}

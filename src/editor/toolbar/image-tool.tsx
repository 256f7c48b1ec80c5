import type { Editor } from '@tiptap/core'
import { Image as ImageIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { UrlForm } from './url-form.tsx'
import { imageUrlProblem } from '#src/editor/commands/image-url-problem.ts'
import { moveCaretAfterBlock } from '#src/editor/document/block-positions.ts'
import { ToolPopover } from './tool-popover.tsx'

type ImageToolProps = {
  editor: Editor
  current: { src: string; alt: string } | null
  uploadImages?: ((files: File[], alt: string) => void) | undefined
}

export function ImageTool({ editor, current, uploadImages }: ImageToolProps) {
  const [isOpen, setIsOpen] = useState(false)
  const submit = (typed: string, text: string) => {
    const image = { src: typed.trim(), alt: text.trim() }
    const problem = imageUrlProblem(editor, image.src)
    if (problem !== null) return problem
    const chain = editor.chain().focus()
    if (current) chain.updateAttributes('image', image).run()
    else chain.setImage(image).command(moveCaretAfterBlock).run()
    setIsOpen(false)
    return null
  }
  const upload = (files: File[], alt: string) => {
    uploadImages?.(files, alt.trim())
    setIsOpen(false)
  }
  return (
    <ToolPopover
      editor={editor}
      name="Image"
      icon={<ImageIcon />}
      isActive={current !== null}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isAtSelection
    >
      <UrlForm
        label="Image URL"
        initial={current?.src ?? ''}
        action={current ? 'Update Image' : 'Add Image'}
        text={{
          label: 'Alternative text',
          initial: current?.alt ?? '',
          placeholder: 'Describe it; empty if decorative',
        }}
        onSubmit={submit}
      >
        {(alt) =>
          uploadImages && !current && <FileChoice onFiles={(files) => upload(files, alt)} />
        }
      </UrlForm>
    </ToolPopover>
  )
}

type FileChoiceProps = { onFiles: (files: File[]) => void; isMultiple?: boolean }

export function FileChoice({ onFiles, isMultiple = true }: FileChoiceProps) {
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
        multiple={isMultiple}
        accept="image/*"
        aria-label={isMultiple ? 'Upload images' : 'Upload another image'}
        onChange={(event) => onFiles([...(event.target.files ?? [])])}
      />
    </>
  )
}

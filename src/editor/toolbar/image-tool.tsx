import type { Editor } from '@tiptap/core'
import { Image as ImageIcon } from 'lucide-react'
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
  const submit = (typed: string, text: string) => {
    const image = { src: typed.trim(), alt: text.trim() }
    const problem = imageUrlProblem(editor, image.src)
    if (problem !== null) return problem
    const chain = editor.chain().focus()
    if (current) chain.updateAttributes('image', image).run()
    else chain.setImage(image).command(moveCaretAfterBlock).run()
    return null
  }
  return (
    <ToolPopover
      editor={editor}
      name="Image"
      icon={<ImageIcon />}
      isActive={current !== null}
      isAtSelection
    >
      {(close) => (
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
          onFiles={current ? undefined : uploadImages}
          onDone={close}
        />
      )}
    </ToolPopover>
  )
}

'use client'

import './editor.css'
import { EditorContent } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useImperativeHandle } from 'react'
import type { RefObject } from 'react'
import { appendWire } from './editor-document.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { useWireEditor } from './use-wire-editor.ts'

/** What the screen around the editor may do with it. */
export type EditorHandle = {
  /** Adds a segment of the wire at the end, without moving the caret; `onChange` follows. */
  append: (segment: string) => void
  focus: () => void
}

type RichTextEditorProps = {
  /** Name of the text box. */
  label: string
  /** The post body, as stored. */
  value: string
  onChange: (wire: string) => void
  handle?: RefObject<EditorHandle | null>
  isInvalid?: boolean
}

/**
 * The post editor: takes and gives the wire format. `onChange` is called when the meaning changes, so
 * opening a post, or clicking into it, leaves a form clean.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, handle, isInvalid } = props
  const editor = useWireEditor({ label, value, onChange })
  useImperativeHandle(handle, () => editorHandle(editor), [editor])
  return (
    <div className="rte" data-invalid={isInvalid || undefined}>
      {editor && <EditorToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}

const editorHandle = (editor: Editor | null): EditorHandle => ({
  append: (segment) => editor && appendWire(editor, segment),
  focus: () => editor?.commands.focus(),
})

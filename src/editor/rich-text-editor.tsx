'use client'

import './editor.css'
import { EditorContent } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useImperativeHandle } from 'react'
import type { ReactNode, RefObject } from 'react'
import { appendContent, insertContentAtCaret } from '#src/editor/document/editor-document.ts'
import { EditorToolbar } from '#src/editor/toolbar/editor-toolbar.tsx'
import { waitForUploads, uploadImages } from '#src/editor/images/image-uploads.ts'
import type { UploadImage } from '#src/editor/images/image-uploads.ts'
import { useContentEditor } from './use-content-editor.ts'

/** What the screen around the editor may do with it. */
export type EditorHandle = {
  /** Adds a segment of the wire at the end, without moving the caret; `onChange` follows. */
  append: (segment: string) => void
  /** Puts a segment where the caret is, or was when the editor was left. */
  insert: (segment: string) => void
  /** The text as it stands, also what `onChange` tells in the next pause only; null while nothing was changed. */
  read: () => string | null
  /** Waits for images that are being uploaded; false when one did not arrive and was not dismissed. */
  waitForUploads: () => Promise<boolean>
  focus: () => void
}

type RichTextEditorProps = {
  /** Name of the text box. */
  label: string
  /** The post body, as stored. */
  value: string
  onChange: (content: string) => void
  handle?: RefObject<EditorHandle | null>
  isInvalid?: boolean
  isDisabled?: boolean
  /** Stores an image that is pasted, dropped or chosen; without it only addresses can be given. */
  uploadImage?: UploadImage
  /** Stands below the text. */
  children?: ReactNode
}

/**
 * The post editor: takes and gives the wire format. `onChange` is called when the meaning changes, so
 * opening a post, or clicking into it, leaves a form clean.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const {
    label,
    value,
    onChange,
    handle,
    isInvalid,
    isDisabled = false,
    uploadImage,
    children,
  } = props
  const { editor, flush } = useContentEditor({ label, value, onChange, isDisabled, uploadImage })
  useImperativeHandle(handle, () => ({
    append: (segment) => editor && appendContent(editor, segment),
    insert: (segment) => editor && insertContentAtCaret(editor, segment),
    read: () => editor && flush(editor),
    waitForUploads: async () => !editor || waitForUploads(editor),
    focus: () => editor?.commands.focus(),
  }))
  const upload =
    editor && uploadImage
      ? (files: File[]) => uploadImages({ ...caretOf(editor), files, upload: uploadImage })
      : undefined
  return (
    <div
      className="rte"
      data-invalid={isInvalid || undefined}
      onKeyDownCapture={(event) => {
        // Saving by the keyboard does not wait for a pause; the form around is asked right after this.
        if (editor && (event.ctrlKey || event.metaKey) && event.key === 's') flush(editor)
      }}
    >
      {editor && <EditorToolbar editor={editor} isDisabled={isDisabled} uploadImages={upload} />}
      <EditorContent editor={editor} />
      {children && <div className="rte-footer">{children}</div>}
    </div>
  )
}

const caretOf = (editor: Editor) => ({ editor, pos: editor.state.selection.from })

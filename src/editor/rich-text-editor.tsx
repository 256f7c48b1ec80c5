'use client'

import './editor.css'
import { EditorContent } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useImperativeHandle, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { appendContent, insertContentAtCaret } from '#src/editor/document/editor-document.ts'
import { showAddress } from '#src/editor/commands/show-address.ts'
import { EditorToolbar } from '#src/editor/toolbar/editor-toolbar.tsx'
import { ImageMenu } from '#src/editor/toolbar/image-menu.tsx'
import { replaceImage, waitForUploads, uploadImages } from '#src/editor/images/image-uploads.ts'
import type { UploadImage } from '#src/editor/images/image-uploads.ts'
import { editorExtensions } from './editor-extensions.ts'
import type { EditorFormat } from './editor-extensions.ts'
import { useContentEditor } from './use-content-editor.ts'

/** Imperative handle for the parent form. */
export type EditorHandle = {
  /** Appends a segment of content without moving the caret; triggers `onChange`. */
  append: (segment: string) => void
  /** Inserts a segment at the caret, or at the last caret position when the editor has no focus. */
  insert: (segment: string) => void
  /** Current content, including changes that `onChange` has not reported yet; null while unchanged. */
  read: () => string | null
  /** Waits for running image uploads; false when one failed and was not dismissed. */
  waitForUploads: () => Promise<boolean>
  focus: () => void
  /** Selects the first link or picture with this address and opens its panel; false while the editor is not ready. */
  showAddress: (address: string) => boolean
}

type RichTextEditorProps = {
  /** Accessible name of the text box. */
  label: string
  /** The post body, as stored. */
  value: string
  onChange: (content: string) => void
  handle?: RefObject<EditorHandle | null>
  isInvalid?: boolean
  isDisabled?: boolean
  /** Stores a pasted, dropped or selected image; without it images can only be added by URL. */
  uploadImage?: UploadImage
  /** What the content is converted to when it is saved; the editor offers what that can express. */
  format?: EditorFormat
  /** Rendered below the text. */
  children?: ReactNode
}

/**
 * The post editor: reads and writes stored content. `onChange` is called only when the content changes, so
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
    format,
    children,
  } = props
  const [extensions] = useState(() => editorExtensions({ uploadImage, format }))
  const { editor, flush } = useContentEditor({ label, value, onChange, isDisabled, extensions })
  useImperativeHandle(handle, () => ({
    append: (segment) => editor && appendContent(editor, segment),
    insert: (segment) => editor && insertContentAtCaret(editor, segment),
    read: () => editor && flush(editor),
    waitForUploads: async () => !editor || waitForUploads(editor),
    focus: () => editor?.commands.focus(),
    showAddress: (address) => editor !== null && showAddress(editor, address),
  }))
  const upload =
    editor && uploadImage
      ? (files: File[]) => uploadImages({ ...caretOf(editor), files, upload: uploadImage })
      : undefined
  const replace =
    editor && uploadImage
      ? (file: File) => replaceImage({ editor, file, upload: uploadImage })
      : undefined
  return (
    <div
      className="rte"
      data-invalid={isInvalid || undefined}
      onKeyDownCapture={(event) => {
        // Saving with the keyboard must not wait for the debounce; the form handles this key event next.
        if (editor && (event.ctrlKey || event.metaKey) && event.key === 's') flush(editor)
      }}
    >
      {editor && <EditorToolbar editor={editor} isDisabled={isDisabled} uploadImages={upload} />}
      <EditorContent editor={editor} />
      {editor && !isDisabled && <ImageMenu editor={editor} replaceImage={replace} />}
      {children && <div className="rte-footer">{children}</div>}
    </div>
  )
}

const caretOf = (editor: Editor) => ({ editor, pos: editor.state.selection.from })

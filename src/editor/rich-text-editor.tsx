import './editor.css'
import { EditorContent } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { appendContent, insertContentAtCaret } from '#src/editor/document/editor-document.ts'
import { showUrl } from '#src/editor/commands/show-url.ts'
import { EditorToolbar, preloadTools } from '#src/editor/toolbar/editor-toolbar.tsx'
import { LoadProblem } from '#src/editor/toolbar/load-problem.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { waitForUploads, uploadImages } from '#src/editor/images/image-uploads.ts'
import type { UploadImage } from '#src/editor/images/image-uploads.ts'
import type { FindLinks } from '#src/editor/links/link-target.ts'
import type { SourceHandle } from '#src/editor/views/source-view.tsx'
import { editorExtensions } from './editor-extensions.ts'
import type { EditorFormat } from './editor-extensions.ts'
import { preloadPaste } from '#src/editor/paste/html-paste.ts'
import { useContentEditor } from './use-content-editor.ts'
import { isSaveKey } from '#src/editor/views/save-key.ts'

export type EditorHandle = {
  append: (segment: string) => void
  insert: (segment: string) => void
  read: () => string | null
  /** Waits for running image uploads; false when one failed and was not dismissed. */
  waitForUploads: () => Promise<boolean>
  focus: () => void
  /** Selects the first link or image with this URL and opens its panel; false while the editor is not ready. */
  showUrl: (url: string) => boolean
}

type RichTextEditorProps = {
  label: string
  value: string
  onChange: (content: string) => void
  handle?: RefObject<EditorHandle | null>
  isInvalid?: boolean
  isDisabled?: boolean
  /** Stores a pasted, dropped or selected image; without it images can only be added by URL. */
  uploadImage?: UploadImage
  findLinks?: FindLinks
  format?: EditorFormat
  children?: ReactNode
}

const ImageMenu = lazyComponent(
  async () => (await import('#src/editor/toolbar/image-menu.tsx')).ImageMenu,
)
const SourceView = lazyComponent(
  async () => (await import('#src/editor/views/source-view.tsx')).SourceView,
)

/** `onChange` is called only for changes, so opening a post or clicking into it leaves a form clean. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, handle, isInvalid, isDisabled = false, children } = props
  const { uploadImage, findLinks, format } = props
  const [extensions] = useState(() => editorExtensions({ uploadImage, findLinks, format }))
  const { editor, flush } = useContentEditor({ label, value, onChange, isDisabled, extensions })
  const source = useRef<SourceHandle>(null)
  const [isSource, setIsSource] = useState(false)
  const [unloaded, setUnloaded] = useState<string | null>(null)
  const isWorkedOn = useWasFocused(editor)
  useImperativeHandle(handle, () => {
    const insertSegment = (into: typeof appendContent) => (segment: string) =>
      source.current ? source.current.insert(segment) : editor && into(editor, segment)
    return {
      append: insertSegment(appendContent),
      insert: insertSegment(insertContentAtCaret),
      read: () => source.current?.flush() ?? (editor && flush(editor)),
      waitForUploads: async () => !editor || waitForUploads(editor),
      // Not by a command: that waits for a frame, and a letter typed before it lands in the field that has the focus.
      focus: () => (source.current ?? editor?.view)?.focus(),
      showUrl: (url) => {
        setIsSource(false)
        // Before, the first selection would replace it.
        return editor?.isInitialized === true && showUrl(editor, url)
      },
    }
  })
  const showSource = (isShown: boolean) => {
    // The Markdown is generated from the form.
    if (editor) flush(editor)
    setIsSource(isShown)
    setUnloaded(null)
    if (!isShown) setTimeout(() => editor?.commands.focus())
  }
  const toolbar = editor && (
    <LoadProblem value={setUnloaded}>
      <EditorToolbar
        editor={editor}
        isDisabled={isDisabled}
        uploadImages={uploadTools(editor, uploadImage).uploadImages}
        findLinks={findLinks}
        onShowSource={() => showSource(true)}
      />
    </LoadProblem>
  )
  return (
    <div
      className="rte"
      data-invalid={isInvalid || undefined}
      onKeyDownCapture={(event) => {
        if (editor && isSaveKey(event)) flush(editor)
      }}
    >
      {isSource ? (
        <SourceView
          {...{ label, content: value, onChange, isDisabled }}
          handle={source}
          onClose={() => showSource(false)}
          fallback={toolbar}
          onLoadError={() => {
            setIsSource(false)
            setUnloaded('The Markdown')
          }}
        />
      ) : (
        toolbar
      )}
      {unloaded !== null && (
        <p role="alert" className="rte-problem">
          {unloaded} could not be loaded. Try again when you are online.
        </p>
      )}
      <EditorContent editor={editor} hidden={isSource} />
      {editor && isWorkedOn && !isDisabled && !isSource && (
        <ImageMenu
          editor={editor}
          replaceImage={uploadTools(editor, uploadImage).replaceImage}
          onLoadError={() => undefined}
        />
      )}
      {children && <div className="rte-footer">{children}</div>}
    </div>
  )
}

function useWasFocused(editor: Editor | null): boolean {
  const [wasFocused, setWasFocused] = useState(false)
  useEffect(() => {
    const note = () => {
      setWasFocused(true)
      preloadTools()
      void preloadPaste()
    }
    editor?.on('focus', note)
    return () => void editor?.off('focus', note)
  }, [editor])
  return wasFocused
}

/** File actions of the tools; none if uploads are unavailable. */
function uploadTools(editor: Editor, upload: UploadImage | undefined) {
  if (!upload) return {}
  const start = (files: File[], more: { alt?: string; isReplacement?: boolean }) =>
    uploadImages({ editor, pos: editor.state.selection.from, files, upload, ...more })
  return {
    uploadImages: (files: File[], alt: string) => start(files, { alt }),
    replaceImage: (file: File) => start([file], { isReplacement: true }),
  }
}

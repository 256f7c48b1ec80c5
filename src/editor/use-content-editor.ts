import { useEditor } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { contentToEditorHtml } from '#src/content/format/content-to-editor-html.ts'
import { loadContent, PARSE_OPTIONS, readContent } from '#src/editor/document/editor-document.ts'
import { editorExtensions } from './editor-extensions.ts'
import { setInitialSelection } from '#src/editor/document/initial-selection.ts'
import type { UploadImage } from '#src/editor/images/image-uploads.ts'

/**
 * Writing the wire of a long post takes longer than a key may take: after the first key it waits for a
 * pause, and without one for half a second.
 */
const DEBOUNCE_MS = 250
const MAX_WAIT_MS = 500
/** Height of the toolbar in three lines. */
const TOOLBAR_PX = 124

type ContentEditorOptions = {
  label: string
  value: string
  onChange: (content: string) => void
  isDisabled: boolean
  uploadImage?: UploadImage | undefined
}

/** What never changes while an editor lives: a new object for each render would reconfigure it at each key. */
const startOptions = ({ label, value, uploadImage }: ContentEditorOptions) => ({
  extensions: editorExtensions({ uploadImage }),
  content: contentToEditorHtml(value),
  editorProps: {
    // The caret never hides under the toolbar, which stays at the top of the window.
    scrollThreshold: { top: TOOLBAR_PX, right: 0, bottom: 24, left: 0 },
    scrollMargin: { top: TOOLBAR_PX + 16, right: 0, bottom: 40, left: 0 },
    attributes: {
      class: 'rte-content',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
    },
  },
})

/**
 * A TipTap editor that takes and gives the wire; null until it is in the page. `onChange` comes in the
 * pauses of writing, when the editor is left, and from `flush`, which answers what was told last.
 */
export function useContentEditor(options: ContentEditorOptions) {
  const { value, onChange, isDisabled } = options
  const [start] = useState(() => startOptions(options))
  /** The last string the editor stands for. */
  const current = useRef<string | null>(null)
  /** The last string that was handed out, while it is the editor's; null before the first. */
  const lastEmitted = useRef<string | null>(null)
  /** What was handed out and has not come back as `value` yet: a late one is no change from outside. */
  const pendingValues = useRef(new Set([value]))
  const wait = useDebounce()

  const flush = (changed: Editor): string | null => {
    const content = wait.end() ? readContent(changed) : current.current
    // Some changes mean nothing: the empty paragraph that is kept behind the last block.
    if (content === null || content === current.current) return lastEmitted.current
    current.current = content
    lastEmitted.current = content
    pendingValues.current.add(content)
    onChange(content)
    return content
  }

  const editor = useEditor({
    ...start,
    parseOptions: PARSE_OPTIONS,
    // The page may be rendered on a server, and ProseMirror's own style element breaks its policy.
    immediatelyRender: false,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor: created }) => {
      setInitialSelection(created)
      current.current = readContent(created)
    },
    onUpdate: ({ editor: changed }) => wait.go(() => flush(changed)),
    onBlur: ({ editor: left }) => flush(left),
    onDestroy: wait.end,
  })

  useEffect(() => void editor?.setEditable(!isDisabled, false), [editor, isDisabled])
  useEffect(() => {
    if (!editor) return
    const isOwn = pendingValues.current.has(value)
    if (value === current.current || !isOwn) pendingValues.current = new Set([value])
    if (isOwn) return
    lastEmitted.current = null
    loadContent(editor, value)
    current.current = readContent(editor)
  }, [editor, value])

  return { editor, flush }
}

/** Runs a task now, after a pause, or at the latest after `LONGEST_MS`. */
function useDebounce() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastAt = useRef(-Infinity)
  const since = useRef(0)
  const [wait] = useState(() => ({
    go: (task: () => void) => {
      const now = performance.now()
      const isFirst = now - lastAt.current > DEBOUNCE_MS
      lastAt.current = now
      if (timer.current === undefined) since.current = now
      clearTimeout(timer.current)
      const left = Math.min(DEBOUNCE_MS, since.current + MAX_WAIT_MS - now)
      timer.current = setTimeout(task, left)
      if (isFirst) task()
    },
    /** @returns whether a task was waiting */
    end: (): boolean => {
      const isWaiting = timer.current !== undefined
      clearTimeout(timer.current)
      timer.current = undefined
      return isWaiting
    },
  }))
  return wait
}

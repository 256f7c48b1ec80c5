import { useEditor } from '@tiptap/react'
import type { Editor, Extensions } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { createDebounce } from '#src/lib/browser/debounce.ts'
import { contentToEditorHtml } from '#src/content/format/content-to-editor-html.ts'
import { loadContent, PARSE_OPTIONS, readContent } from '#src/editor/document/editor-document.ts'
import { setInitialSelection } from '#src/editor/document/initial-selection.ts'

/** Serialising a long post takes longer than a key press may: debounced, at most half a second. */
const DEBOUNCE_MS = 250
const MAX_WAIT_MS = 500
const TOOLBAR_PX = 124

type ContentEditorOptions = {
  label: string
  value: string
  onChange: (content: string) => void
  isDisabled: boolean
  extensions: Extensions
}

/** Constant for an editor's lifetime: a new object at each render would reconfigure it at each key. */
const startOptions = ({ label, value, extensions }: ContentEditorOptions) => ({
  extensions,
  content: contentToEditorHtml(value),
  editorProps: {
    // Keeps the caret out of the area under the sticky toolbar.
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

/** Null until mounted. `onChange` is debounced, and called on blur and by `flush`, which returns the content. */
export function useContentEditor(options: ContentEditorOptions) {
  const { value, onChange, isDisabled } = options
  const [start] = useState(() => startOptions(options))
  const current = useRef<string | null>(null)
  /** Last content emitted by this editor; null before the first. */
  const lastEmitted = useRef<string | null>(null)
  /** Emitted content that has not come back as `value` yet: a late one is not an external change. */
  const pendingValues = useRef(new Set([value]))
  const [wait] = useState(() => createDebounce({ pauseMs: DEBOUNCE_MS, maxMs: MAX_WAIT_MS }))
  const lastUpdate = useRef(-Infinity)

  const flush = (changed: Editor): string | null => {
    const content = wait.end() ? readContent(changed) : current.current
    // Some transactions do not change the content, such as adding the trailing paragraph.
    const isChanged = content !== null && content !== current.current
    if (isChanged) {
      current.current = content
      lastEmitted.current = content
      pendingValues.current.add(content)
    }
    // Emitted again until rendered: React renders a timer's changes after waiting keys, and a save would get the old value.
    const emitted = lastEmitted.current
    if (emitted !== null && (isChanged || emitted !== value)) onChange(emitted)
    return emitted
  }

  const editor = useEditor({
    ...start,
    parseOptions: PARSE_OPTIONS,
    // The page may be rendered on the server, and ProseMirror's own style element violates the CSP.
    immediatelyRender: false,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor: created }) => {
      setInitialSelection(created)
      current.current = readContent(created)
    },
    onUpdate: ({ editor: changed }) => {
      const now = performance.now()
      const isFirst = now - lastUpdate.current > DEBOUNCE_MS
      lastUpdate.current = now
      wait.begin(() => flush(changed))
      if (isFirst) flush(changed)
    },
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

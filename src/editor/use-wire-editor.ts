import { useEditor } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { wireToEditorHtml } from '#src/content/editor-html.ts'
import { loadWire, PARSE_OPTIONS, readWire } from './editor-document.ts'
import { editorExtensions } from './editor-extensions.ts'

type WireEditorOptions = { label: string; value: string; onChange: (wire: string) => void }

/** What never changes while an editor lives: a new object for each render would reconfigure it at each key. */
const startOptions = ({ label, value }: WireEditorOptions) => ({
  extensions: editorExtensions(),
  content: wireToEditorHtml(value),
  editorProps: {
    attributes: {
      class: 'rte-content',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
    },
  },
})

/** A TipTap editor that takes and gives the wire; null until it is in the page. */
export function useWireEditor(options: WireEditorOptions): Editor | null {
  const { value, onChange } = options
  const [start] = useState(() => startOptions(options))
  /** The last string the editor stands for. */
  const current = useRef<string | null>(null)
  /** What was handed out and has not come back as `value` yet: a late one is no change from outside. */
  const underway = useRef(new Set([value]))

  const editor = useEditor({
    ...start,
    parseOptions: PARSE_OPTIONS,
    // The page may be rendered on a server, and ProseMirror's own style element breaks its policy.
    immediatelyRender: false,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor: created }) => {
      current.current = readWire(created)
    },
    onUpdate: ({ editor: changed }) => {
      const wire = readWire(changed)
      // Some changes mean nothing: the empty paragraph that is kept behind the last block.
      if (wire === current.current) return
      current.current = wire
      underway.current.add(wire)
      onChange(wire)
    },
  })

  useEffect(() => {
    if (!editor) return
    const isOwn = underway.current.has(value)
    if (value === current.current || !isOwn) underway.current = new Set([value])
    if (isOwn) return
    loadWire(editor, value)
    current.current = readWire(editor)
  }, [editor, value])

  return editor
}

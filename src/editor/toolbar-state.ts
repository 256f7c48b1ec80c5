import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'

export type Alignment = 'left' | 'center' | 'right' | 'justify'
export type HeadingLevel = 1 | 2 | 3

const read = (editor: Editor) => ({
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  strike: editor.isActive('strike'),
  code: editor.isActive('code'),
  heading: ([1, 2, 3] as const).find((level) => editor.isActive('heading', { level })) ?? null,
  align:
    (['left', 'center', 'right', 'justify'] as const).find((textAlign) =>
      editor.isActive({ textAlign }),
    ) ?? null,
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  taskList: editor.isActive('taskList'),
  quote: editor.isActive('blockquote'),
  codeBlock: editor.isActive('codeBlock'),
  link: (editor.getAttributes('link').href as string | undefined) ?? null,
  table: editor.isActive('table'),
  colour: (editor.getAttributes('textStyle').color as string | undefined) ?? null,
  highlight: editor.isActive('highlight'),
  highlightColour: (editor.getAttributes('highlight').color as string | undefined) ?? null,
})

/** What the toolbar shows; only a change of one of these renders it again, not every key. */
export const useToolbarState = (editor: Editor) =>
  useEditorState({ editor, selector: ({ editor: current }) => read(current) })

export type ToolbarState = ReturnType<typeof read>

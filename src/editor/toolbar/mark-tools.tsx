import type { Editor } from '@tiptap/core'
import { Bold, Code, Italic, Redo2, Strikethrough, Undo2 } from 'lucide-react'
import { ToolGroup } from './tool-group.tsx'
import type { ToolbarState } from './toolbar-state.ts'

type ToolsProps = {
  editor: Editor
  state: Pick<ToolbarState, 'canUndo' | 'canRedo' | 'bold' | 'italic' | 'strike' | 'code'>
}

const MARKS = [
  { key: 'bold', name: 'Bold', Icon: Bold, command: 'toggleBold' },
  { key: 'italic', name: 'Italic', Icon: Italic, command: 'toggleItalic' },
  { key: 'strike', name: 'Strikethrough', Icon: Strikethrough, command: 'toggleStrike' },
  { key: 'code', name: 'Inline code', Icon: Code, command: 'toggleCode' },
] as const

export function MarkTools({ editor, state }: ToolsProps) {
  const run = () => editor.chain().focus()
  const history = [
    { name: 'Undo', Icon: Undo2, isDisabled: !state.canUndo, onClick: () => run().undo().run() },
    { name: 'Redo', Icon: Redo2, isDisabled: !state.canRedo, onClick: () => run().redo().run() },
  ]
  const marks = MARKS.map(({ key, command, ...tool }) => ({
    ...{ ...tool, isActive: state[key] },
    onClick: () => run()[command]().run(),
  }))
  return (
    <>
      <ToolGroup label="History" tools={history} />
      <ToolGroup label="Text" tools={marks} />
    </>
  )
}

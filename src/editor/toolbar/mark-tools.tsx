import type { Editor } from '@tiptap/core'
import { Bold, Code, Italic, Redo2, Strikethrough, Undo2 } from 'lucide-react'
import { ToolButton } from './tool-button.tsx'
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
  return (
    <>
      <div role="group" aria-label="History" className="rte-group">
        <ToolButton name="Undo" isDisabled={!state.canUndo} onClick={() => run().undo().run()}>
          <Undo2 />
        </ToolButton>
        <ToolButton name="Redo" isDisabled={!state.canRedo} onClick={() => run().redo().run()}>
          <Redo2 />
        </ToolButton>
      </div>
      <div role="group" aria-label="Text" className="rte-group">
        {MARKS.map(({ key, name, Icon, command }) => (
          <ToolButton
            key={key}
            name={name}
            isActive={state[key]}
            onClick={() => run()[command]().run()}
          >
            <Icon />
          </ToolButton>
        ))}
      </div>
    </>
  )
}

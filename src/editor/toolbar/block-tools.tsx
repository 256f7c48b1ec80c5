import type { Editor } from '@tiptap/core'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Heading1,
  Heading2,
  Heading3,
  List,
  ListOrdered,
  ListTodo,
  Quote,
  SquareCode,
} from 'lucide-react'
import { canAlign, canHold } from '#src/editor/commands/open-tool.ts'
import { ToolButton } from './tool-button.tsx'
import type { ToolbarState } from './toolbar-state.ts'

const HEADINGS = [
  { level: 1, Icon: Heading1 },
  { level: 2, Icon: Heading2 },
  { level: 3, Icon: Heading3 },
] as const

const ALIGNMENTS = [
  { align: 'left', name: 'Align left', Icon: AlignLeft },
  { align: 'center', name: 'Align center', Icon: AlignCenter },
  { align: 'right', name: 'Align right', Icon: AlignRight },
  { align: 'justify', name: 'Justify', Icon: AlignJustify },
] as const

const BLOCKS = [
  { key: 'bulletList', name: 'Bullet list', Icon: List, command: 'toggleBulletList' },
  { key: 'orderedList', name: 'Numbered list', Icon: ListOrdered, command: 'toggleOrderedList' },
  { key: 'taskList', name: 'Task list', Icon: ListTodo, command: 'toggleTaskList' },
  { key: 'quote', name: 'Quote', Icon: Quote, command: 'toggleBlockquote' },
  { key: 'codeBlock', name: 'Code block', Icon: SquareCode, command: 'toggleCodeBlock' },
] as const

export function BlockTools({ editor, state }: { editor: Editor; state: ToolbarState }) {
  const run = () => editor.chain().focus()
  return (
    <>
      <div role="group" aria-label="Headings" className="rte-group">
        {HEADINGS.map(({ level, Icon }) => (
          <ToolButton
            key={level}
            name={`Heading ${level}`}
            isActive={state.heading === level}
            onClick={() => run().toggleHeading({ level }).run()}
          >
            <Icon />
          </ToolButton>
        ))}
      </div>
      {canAlign(editor) && (
        <div role="group" aria-label="Alignment" className="rte-group">
          {ALIGNMENTS.map(({ align, name, Icon }) => (
            <ToolButton
              key={align}
              name={name}
              isActive={state.align === align}
              onClick={() => run().toggleTextAlign(align).run()}
            >
              <Icon />
            </ToolButton>
          ))}
        </div>
      )}
      <div role="group" aria-label="Blocks" className="rte-group">
        {BLOCKS.filter(({ key }) => key !== 'taskList' || canHold(editor, key)).map(
          ({ key, name, Icon, command }) => (
            <ToolButton
              key={key}
              name={name}
              isActive={state[key]}
              onClick={() => run()[command]().run()}
            >
              <Icon />
            </ToolButton>
          ),
        )}
      </div>
    </>
  )
}

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
import { ToolGroup } from './tool-group.tsx'
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
  const headings = HEADINGS.map(({ level, Icon }) => ({
    ...{ name: `Heading ${level}`, Icon, isActive: state.heading === level },
    onClick: () => run().toggleHeading({ level }).run(),
  }))
  const alignments = ALIGNMENTS.map(({ align, ...tool }) => ({
    ...{ ...tool, isActive: state.align === align },
    onClick: () => run().toggleTextAlign(align).run(),
  }))
  const blocks = BLOCKS.filter(({ key }) => key !== 'taskList' || canHold(editor, key))
  return (
    <>
      <ToolGroup label="Headings" tools={headings} />
      {canAlign(editor) && <ToolGroup label="Alignment" tools={alignments} />}
      <ToolGroup
        label="Blocks"
        tools={blocks.map(({ key, command, ...tool }) => ({
          ...{ ...tool, isActive: state[key] },
          onClick: () => run()[command]().run(),
        }))}
      />
    </>
  )
}

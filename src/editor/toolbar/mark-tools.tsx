'use client'

import type { Editor } from '@tiptap/core'
import { Bold, Code, Italic, Redo2, Strikethrough, Undo2 } from 'lucide-react'
import { ToolButton } from './tool-button.tsx'
import type { ToolbarState } from './toolbar-state.ts'

type ToolsProps = {
  editor: Editor
  state: Pick<ToolbarState, 'canUndo' | 'canRedo' | 'bold' | 'italic' | 'strike' | 'code'>
}

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
        <ToolButton name="Bold" isActive={state.bold} onClick={() => run().toggleBold().run()}>
          <Bold />
        </ToolButton>
        <ToolButton
          name="Italic"
          isActive={state.italic}
          onClick={() => run().toggleItalic().run()}
        >
          <Italic />
        </ToolButton>
        <ToolButton
          name="Strikethrough"
          isActive={state.strike}
          onClick={() => run().toggleStrike().run()}
        >
          <Strikethrough />
        </ToolButton>
        <ToolButton
          name="Inline code"
          isActive={state.code}
          onClick={() => run().toggleCode().run()}
        >
          <Code />
        </ToolButton>
      </div>
    </>
  )
}

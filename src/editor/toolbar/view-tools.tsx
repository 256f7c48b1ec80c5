'use client'

import type { Editor } from '@tiptap/core'
import { FileCode, Focus } from 'lucide-react'
import { canHold } from '#src/editor/commands/open-tool.ts'
import { toggleFocusMode } from '#src/editor/views/focus-mode.ts'
import { OutlineTool } from './outline-tool.tsx'
import { ToolButton } from './tool-button.tsx'

type ViewToolsProps = { editor: Editor; isFocusMode: boolean; onShowSource: () => void }

/** Other ways to look at the text: its headings, one paragraph, its Markdown. */
export function ViewTools({ editor, isFocusMode, onShowSource }: ViewToolsProps) {
  return (
    <div role="group" aria-label="View" className="rte-group">
      <OutlineTool editor={editor} />
      <ToolButton name="Focus mode" isActive={isFocusMode} onClick={() => toggleFocusMode(editor)}>
        <Focus />
      </ToolButton>
      {/* A format that lacks tables would refuse what one may write in Markdown. */}
      {canHold(editor, 'table') && (
        <ToolButton name="Markdown" onClick={onShowSource}>
          <FileCode />
        </ToolButton>
      )}
    </div>
  )
}

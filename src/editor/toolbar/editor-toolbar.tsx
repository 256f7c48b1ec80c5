'use client'

import type { Editor } from '@tiptap/core'
import { canHold, canMark } from '#src/editor/commands/open-tool.ts'
import { NOTE } from '#src/editor/footnotes/footnote-nodes.ts'
import { BlockTools } from './block-tools.tsx'
import { ColorTool } from './color-tool.tsx'
import { FootnoteTool } from './footnote-tool.tsx'
import { ImageTool } from './image-tool.tsx'
import { LinkTool } from './link-tool.tsx'
import { MarkTools } from './mark-tools.tsx'
import { InsertTableTool, TableTools } from './table-tools.tsx'
import { ToolbarFrame } from './toolbar-frame.tsx'
import { useToolbarState } from './toolbar-state.ts'

type EditorToolbarProps = {
  editor: Editor
  isDisabled: boolean
  uploadImages?: ((files: File[]) => void) | undefined
}

/** The tools in the order of S2-editor-toolbar-01 to S2-editor-toolbar-14. */
export function EditorToolbar({ editor, isDisabled, uploadImages }: EditorToolbarProps) {
  const state = useToolbarState(editor)
  return (
    <ToolbarFrame isDisabled={isDisabled}>
      <MarkTools editor={editor} state={state} />
      <BlockTools editor={editor} state={state} />
      <div role="group" aria-label="Insert" className="rte-group">
        <LinkTool editor={editor} current={state.link} />
        <ImageTool editor={editor} current={state.image} uploadImages={uploadImages} />
        {canHold(editor, 'table') && (
          <InsertTableTool editor={editor} isInTable={state.table !== null} />
        )}
        {canMark(editor, 'highlight') && <ColorTool editor={editor} state={state} />}
        {canHold(editor, NOTE) && <FootnoteTool editor={editor} state={state.footnote} />}
      </div>
      {state.table && <TableTools editor={editor} state={state.table} />}
    </ToolbarFrame>
  )
}

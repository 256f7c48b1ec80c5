'use client'

import * as Tooltip from '@radix-ui/react-tooltip'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { TIMES } from '#src/contract/limits.ts'
import { canHold, canMark } from '#src/editor/commands/open-tool.ts'
import { NOTE } from '#src/editor/footnotes/footnote-nodes.ts'
import { BlockTools } from './block-tools.tsx'
import { ColorTool } from './color-tool.tsx'
import { FootnoteTool } from './footnote-tool.tsx'
import { ImageTool } from './image-tool.tsx'
import { LinkTool } from './link-tool.tsx'
import { MarkTools } from './mark-tools.tsx'
import { InsertTableTool, TableTools } from './table-tools.tsx'
import { RovingTabIndexContext, moveToolbarFocus } from './tool-button.tsx'
import { useToolbarState } from './toolbar-state.ts'

type EditorToolbarProps = {
  editor: Editor
  isDisabled: boolean
  uploadImages?: ((files: File[]) => void) | undefined
}

/** The tools in the order of S2-editor-toolbar-01 to S2-editor-toolbar-14. */
export function EditorToolbar({ editor, isDisabled, uploadImages }: EditorToolbarProps) {
  const state = useToolbarState(editor)
  const [current, setCurrent] = useState<string | null>(null)
  return (
    <RovingTabIndexContext value={{ current, setCurrent }}>
      <Tooltip.Provider
        delayDuration={TIMES.tooltipDelay}
        skipDelayDuration={TIMES.tooltipSkipDelay}
      >
        <div
          role="toolbar"
          aria-label="Formatting"
          inert={isDisabled}
          className="rte-toolbar"
          // Until a button has had focus, the toolbar itself is the tab stop and forwards focus.
          tabIndex={current === null ? 0 : -1}
          onFocus={(event) => {
            if (event.target !== event.currentTarget) return
            event.currentTarget.querySelector<HTMLElement>('[data-tool]')?.focus()
          }}
          onKeyDown={moveToolbarFocus}
        >
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
        </div>
      </Tooltip.Provider>
    </RovingTabIndexContext>
  )
}

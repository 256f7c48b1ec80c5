'use client'

import type { Editor } from '@tiptap/core'
import { Table as TableIcon } from 'lucide-react'
import { insertTable } from '#src/editor/commands/open-tool.ts'
import { ToolButton } from './tool-button.tsx'

/** The content format has no nested tables. */
export function InsertTableTool({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  return (
    <ToolButton
      name="Insert table"
      isActive={isInTable}
      isDisabled={isInTable}
      onClick={() => insertTable(editor)}
    >
      <TableIcon />
    </ToolButton>
  )
}

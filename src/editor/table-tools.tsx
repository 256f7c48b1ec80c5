'use client'

import type { Editor } from '@tiptap/core'
import { Table as TableIcon } from 'lucide-react'
import { TABLE } from '#src/contract/limits.ts'
import { ToolButton } from './tool-button.tsx'

const CHANGES = [
  { name: 'Add row', command: 'addRowAfter' },
  { name: 'Add column', command: 'addColumnAfter' },
  { name: 'Delete row', command: 'deleteRow' },
  { name: 'Delete column', command: 'deleteColumn' },
  { name: 'Delete table', command: 'deleteTable' },
] as const

/** §2: insert table, 3×3 with a header row. A table in a table cell has no place in the wire format. */
export function InsertTableTool({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  const insert = () =>
    editor
      .chain()
      .focus()
      .insertTable({ rows: TABLE.rows, cols: TABLE.columns, withHeaderRow: true })
      .run()
  return (
    <ToolButton name="Insert table" isDisabled={isInTable} onClick={insert}>
      <TableIcon />
    </ToolButton>
  )
}

/** Shown inside a table only: without these it could never change its shape or go away. */
export function TableTools({ editor }: { editor: Editor }) {
  return (
    <div role="group" aria-label="Table" className="rte-group rte-table-tools">
      {CHANGES.map(({ name, command }) => (
        <ToolButton
          key={name}
          name={name}
          data-text
          onClick={() => editor.chain().focus()[command]().run()}
        >
          {name}
        </ToolButton>
      ))}
    </div>
  )
}

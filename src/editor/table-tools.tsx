'use client'

import type { Editor } from '@tiptap/core'
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Columns3,
  PanelLeft,
  PanelTop,
  Rows3,
  Table as TableIcon,
  TableCellsMerge,
  TableCellsSplit,
  Trash2,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { insertTable } from './open-tool.ts'
import { ToolButton } from './tool-button.tsx'
import type { ToolbarState } from './toolbar-state.ts'

type Command =
  | 'addRowBefore'
  | 'addRowAfter'
  | 'deleteRow'
  | 'addColumnBefore'
  | 'addColumnAfter'
  | 'deleteColumn'
  | 'toggleHeaderRow'
  | 'toggleHeaderColumn'
  | 'mergeCells'
  | 'splitCell'
  | 'deleteTable'

type Change = { name: string; command: Command; Icon: LucideIcon; isDelete?: boolean }
type TableState = NonNullable<ToolbarState['table']>

const GROUPS: { label: string; changes: Change[] }[] = [
  {
    label: 'Row',
    changes: [
      { name: 'Add row above', command: 'addRowBefore', Icon: BetweenHorizontalEnd },
      { name: 'Add row below', command: 'addRowAfter', Icon: BetweenHorizontalStart },
      { name: 'Delete row', command: 'deleteRow', Icon: Rows3, isDelete: true },
    ],
  },
  {
    label: 'Column',
    changes: [
      { name: 'Add column before', command: 'addColumnBefore', Icon: BetweenVerticalEnd },
      { name: 'Add column after', command: 'addColumnAfter', Icon: BetweenVerticalStart },
      { name: 'Delete column', command: 'deleteColumn', Icon: Columns3, isDelete: true },
    ],
  },
  {
    label: 'Cells',
    changes: [
      { name: 'Header row', command: 'toggleHeaderRow', Icon: PanelTop },
      { name: 'Header column', command: 'toggleHeaderColumn', Icon: PanelLeft },
      { name: 'Merge cells', command: 'mergeCells', Icon: TableCellsMerge },
      { name: 'Split cell', command: 'splitCell', Icon: TableCellsSplit },
      { name: 'Delete table', command: 'deleteTable', Icon: Trash2, isDelete: true },
    ],
  },
]

/** §2: insert table. A table in a table cell has no place in the wire format. */
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

/** Shown inside a table only: without these it could never change its shape or go away. */
export function TableTools({ editor, state }: { editor: Editor; state: TableState }) {
  return (
    <div className="rte-table-tools">
      {GROUPS.map(({ label, changes }) => (
        <div key={label} role="group" aria-label={label} className="rte-group">
          <span aria-hidden className="rte-group-label">
            {label}
          </span>
          {changes.map(({ name, command, Icon, isDelete }) => (
            <ToolButton
              key={name}
              name={name}
              data-delete={isDelete}
              isDisabled={isImpossible(command, state)}
              onClick={() => editor.chain().focus()[command]().run()}
            >
              <Icon />
            </ToolButton>
          ))}
        </div>
      ))}
    </div>
  )
}

function isImpossible(command: Command, { canMerge, canSplit }: TableState): boolean {
  if (command === 'mergeCells') return !canMerge
  return command === 'splitCell' && !canSplit
}

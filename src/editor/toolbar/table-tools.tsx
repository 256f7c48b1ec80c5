import type { Editor } from '@tiptap/core'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Columns3,
  PanelLeft,
  PanelTop,
  Rows3,
  TableCellsMerge,
  TableCellsSplit,
  Trash2,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { alignColumn } from '#src/editor/commands/column-alignment.ts'
import { runTableCommand, TABLE_TOOLS } from '#src/editor/commands/table-commands.ts'
import type { TableCommandName } from '#src/editor/commands/table-commands.ts'
import { floatAbove } from './float-above.ts'
import { ToolGroup } from './tool-group.tsx'
import type { ToolbarState } from './toolbar-state.ts'

type TableState = NonNullable<ToolbarState['table']>

const GROUPS = ['Row', 'Column', 'Cells']

const ICONS: Record<TableCommandName, LucideIcon> = {
  'Add row above': BetweenHorizontalEnd,
  'Add row below': BetweenHorizontalStart,
  'Delete row': Rows3,
  'Add column before': BetweenVerticalEnd,
  'Add column after': BetweenVerticalStart,
  'Delete column': Columns3,
  'Header row': PanelTop,
  'Header column': PanelLeft,
  'Merge cells': TableCellsMerge,
  'Split cell': TableCellsSplit,
  'Delete table': Trash2,
}

const COLUMN_ALIGNMENTS = [
  { align: 'left', name: 'Align column left', Icon: AlignLeft },
  { align: 'center', name: 'Align column center', Icon: AlignCenter },
  { align: 'right', name: 'Align column right', Icon: AlignRight },
] as const

export function TableTools({ editor, state }: { editor: Editor; state: TableState }) {
  const tools = useRef<HTMLDivElement>(null)
  const { pos } = state
  useEffect(() => {
    const table = editor.view.nodeDOM(pos)
    if (!tools.current || !(table instanceof Element)) return
    // On a phone they are the first tools of a line that may be scrolled.
    tools.current.parentElement?.scrollTo({ left: 0 })
    return floatAbove(table, tools.current)
  }, [editor, pos])
  const alignments = COLUMN_ALIGNMENTS.map(({ align, ...tool }) => ({
    ...{ ...tool, isActive: state.alignment === align },
    onClick: () => alignColumn(editor, align),
  }))
  const toolsOf = (label: string) =>
    TABLE_TOOLS.filter(([, { group }]) => group === label).map(([name]) => ({
      ...{ name, Icon: ICONS[name], 'data-delete': name.startsWith('Delete') || undefined },
      ...{ isActive: isSet(name, state), isDisabled: isImpossible(name, state) },
      onClick: () => runTableCommand(editor, name),
    }))
  return (
    <div ref={tools} className="rte-table-tools">
      {GROUPS.map((label) => (
        <ToolGroup
          key={label}
          label={label}
          tools={[...(label === 'Column' ? alignments : []), ...toolsOf(label)]}
        >
          <span aria-hidden className="rte-group-label">
            {label}
          </span>
        </ToolGroup>
      ))}
    </div>
  )
}

function isSet(name: string, { hasHeaderRow, hasHeaderColumn }: TableState): boolean | undefined {
  if (name === 'Header row') return hasHeaderRow
  return name === 'Header column' ? hasHeaderColumn : undefined
}

function isImpossible(name: string, { canMerge, canSplit }: TableState): boolean {
  if (name === 'Merge cells') return !canMerge
  return name === 'Split cell' && !canSplit
}

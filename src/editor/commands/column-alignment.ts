import type { CommandProps, Editor } from '@tiptap/core'
import { Table, TableView } from '@tiptap/extension-table'
import type { TableOptions } from '@tiptap/extension-table'
import type { EditorState } from '@tiptap/pm/state'
import type { Node } from '@tiptap/pm/model'
import { isInTable, selectedRect } from '@tiptap/pm/tables'
import type { CellAlign } from '#src/content/format/block-tree.ts'

function columnCells(state: EditorState): number[] {
  const { map, tableStart, left, right } = selectedRect(state)
  const cells = map.cellsInRect({ left, right, top: 0, bottom: map.height })
  return cells.map((cell) => tableStart + cell)
}

/** The alignment that all cells of the selected columns share; '' for none, null for several. */
export function columnAlignment(state: EditorState): string | null {
  if (!isInTable(state)) return null
  const values = columnCells(state).map((pos) =>
    String(state.doc.nodeAt(pos)?.attrs['align'] ?? ''),
  )
  return values.every((value) => value === values[0]) ? (values[0] ?? null) : null
}

/** Removes the alignment of the paragraphs, which would hide it. */
export function alignColumn(editor: Editor, align: CellAlign): boolean {
  const { state } = editor
  if (!isInTable(state)) return false
  const value = columnAlignment(state) === align ? null : align
  const { tr } = state
  for (const pos of columnCells(state)) {
    tr.setNodeAttribute(pos, 'align', value)
    const { content } = state.doc.nodeAt(pos) ?? state.doc
    content.descendants((node, offset) => {
      if (node.attrs['textAlign']) tr.setNodeAttribute(pos + 1 + offset, 'textAlign', null)
    })
  }
  editor.view.dispatch(tr)
  editor.view.focus()
  return true
}

/** TipTap sets the width of a column that has one, and never removes it. */
class CurrentWidths extends TableView {
  override update(node: Node) {
    for (const column of this.colgroup.querySelectorAll('col')) column.style.width = ''
    return super.update(node)
  }
}

export const AlignedTable = Table.extend({
  addOptions() {
    return { ...this.parent?.(), View: CurrentWidths } as TableOptions
  },
  addCommands() {
    const commands = this.parent?.() ?? {}
    return {
      ...commands,
      addRowBefore: () => (props) =>
        (commands.addRowBefore?.()(props) ?? false) && alignRow(props, 'above'),
      addRowAfter: () => (props) =>
        (commands.addRowAfter?.()(props) ?? false) && alignRow(props, 'below'),
    }
  },
})

/** Copies the alignment of the selected row to a newly added row. */
function alignRow({ state, dispatch }: CommandProps, side: 'above' | 'below'): boolean {
  if (!dispatch) return true
  // Within a chain, reading `tr` also brings `doc` and `selection` up to date.
  const { tr } = state
  const { map, table, tableStart, top, bottom } = selectedRect(state)
  const [from, to] = side === 'above' ? [top, top - 1] : [bottom - 1, bottom]
  for (let column = 0; column < map.width; column += 1) {
    const [source, target] = [from, to].map((row) => map.map[row * map.width + column] ?? 0)
    if (source === undefined || target === undefined || source === target) continue
    const align: unknown = table.nodeAt(source)?.attrs['align']
    tr.setNodeAttribute(tableStart + target, 'align', align ?? null)
  }
  return true
}

import { Extension } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import type { Node } from '@tiptap/pm/model'
import { __pastedCells as pastedCells, isInTable, tableNodeTypes } from '@tiptap/pm/tables'
import { propsPlugin } from '#src/editor/document/props-plugin.ts'

/** prosemirror-tables throws when it inserts merged cells into a table: each becomes a cell and empty ones. */
export const TablePaste = Extension.create({
  name: 'tablePaste',
  addProseMirrorPlugins: propsPlugin(() => ({
    transformPasted: (slice, { state }) => (isInTable(state) ? splitCells(slice) : slice),
  })),
})

type Row = (Node | undefined)[]

function splitCells(slice: Slice): Slice {
  const cells = pastedCells(slice)
  const schema = cells?.rows[0]?.firstChild?.type.schema
  if (!cells || !schema) return slice
  const types = tableNodeTypes(schema)
  const grid: Row[] = cells.rows.map(() => [])
  for (const [top, row] of cells.rows.entries()) {
    for (const cell of row.content) spread(cell, grid.slice(top))
  }
  const rows = grid.map((row) => {
    const columns = Array.from({ length: cells.width }, (_, at) => row[at] ?? types.cell.create())
    return types.row.create(null, columns.map(filled))
  })
  return new Slice(Fragment.from(rows), 0, 0)
}

/** Puts a cell into the first free column of the first row, and empty ones where it reached over others. */
function spread(cell: Node, rows: Row[]) {
  const { colspan, rowspan } = cell.attrs as { colspan: number; rowspan: number }
  const isMerged = colspan > 1 || rowspan > 1
  const attrs = { ...cell.attrs, colspan: 1, rowspan: 1, ...(isMerged && { colwidth: null }) }
  const first = rows[0] ?? []
  const free = first.findIndex((other) => other === undefined)
  const left = free < 0 ? first.length : free
  for (const row of rows.slice(0, rowspan)) {
    for (let column = left; column < left + colspan; column += 1) {
      row[column] ??= cell.type.create(
        attrs,
        row === first && column === left ? cell.content : null,
      )
    }
  }
}

/** With the paragraph that a cell has to have. */
const filled = (cell: Node) =>
  cell.childCount > 0 ? cell : (cell.type.createAndFill(cell.attrs) ?? cell)

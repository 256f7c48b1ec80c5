import { TABLE } from '#src/contract/limits.ts'
import { attribute } from './html-escape.ts'
import type { Align, Block, Cell, Table } from './block-tree.ts'

/** The minimum width of a cell (S9-editor-04), for columns without a width. */
const MIN_WIDTH = TABLE.minCellWidth

/** Serialises a table like the editor; colgroup and table style are computed from the first row. */
export function serializeTable(table: Table, blocks: (blocks: readonly Block[]) => string): string {
  const columns = (table.rows[0] ?? []).flatMap(cellWidths)
  const total = columns.reduce((sum, width) => sum + (width || MIN_WIDTH), 0)
  const property = columns.every((width) => width > 0) ? 'width' : 'min-width'
  const rows = table.rows.map((row) => {
    return `<tr>${row.map((cell) => cellHtml(cell, blocks(cell.children))).join('')}</tr>`
  })
  return (
    `<table style="${property}: ${total}px;"><colgroup>${columns.map(columnHtml).join('')}</colgroup>` +
    `<tbody>${rows.join('')}</tbody></table>`
  )
}

/** The widths of the columns of a cell, 0 for a column without one. */
export function cellWidths({ colspan, widths }: Pick<Cell, 'colspan' | 'widths'>): number[] {
  return Array.from({ length: colspan }, (_, index) => widths?.[index] ?? 0)
}

function columnHtml(width: number): string {
  return width > 0
    ? `<col style="width: ${Math.max(width, MIN_WIDTH)}px;">`
    : `<col style="min-width: ${MIN_WIDTH}px;">`
}

function cellHtml(cell: Cell, content: string): string {
  const tag = cell.header ? 'th' : 'td'
  const widths = attribute('colwidth', cell.widths?.join(','))
  return `<${tag}${spanAttributes(cell)}${widths}${alignmentAttribute(cell.align)}>${content}</${tag}>`
}

export const spanAttributes = ({ colspan, rowspan }: Pick<Cell, 'colspan' | 'rowspan'>): string =>
  attribute('colspan', colspan > 1 ? colspan : undefined) +
  attribute('rowspan', rowspan > 1 ? rowspan : undefined)

export const alignmentAttribute = (align: Align | undefined): string =>
  attribute('style', align && `text-align: ${align};`)

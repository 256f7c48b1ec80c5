import { sanitizeAlign, toAlign } from './element-marks.ts'
import { sanitizeInside } from './sanitize-context.ts'
import type { Block, Cell, CellAlign, Table } from '#src/content/format/block-tree.ts'
import type { SanitizeContext } from './sanitize-context.ts'
import { isElement } from '#src/content/html/source-element.ts'
import type { SourceElement } from '#src/content/html/source-tree.ts'

const MAX_COLSPAN = 60
const MAX_ROWSPAN = 500
const MIN_WIDTH = 10
const MAX_WIDTH = 4000
// A page cannot show a wider table, and its colgroup would be longer than the post.
const MAX_COLUMNS = 200

/** A table, preceded by its caption as a paragraph; only the caption when there are no cells. */
export function sanitizeTable(table: SourceElement, context: SanitizeContext): Block[] {
  const captions = table.children.filter((node) => isElement(node, 'caption'))
  const rows = tableRows(table)
    .map((row) => sanitizeRow(row, context))
    .filter((row) => row.length > 0)
  const blocks = context.sanitize(captions, context)
  return rows.length > 0 ? [...blocks, { type: 'table', rows } satisfies Table] : blocks
}

function tableRows(table: SourceElement): SourceElement[] {
  const parts = table.children.filter((node) => isElement(node, 'thead', 'tbody', 'tfoot', 'tr'))
  return parts.flatMap((part) =>
    part.name === 'tr' ? [part] : part.children.filter((node) => isElement(node, 'tr')),
  )
}

function sanitizeRow(row: SourceElement, context: SanitizeContext): Cell[] {
  const cells: Cell[] = []
  let columns = 0
  for (const source of row.children.filter((node) => isElement(node, 'th', 'td'))) {
    const children = sanitizeInside(source.children, context, 4)
    const last = cells.at(-1)
    if (last && columns >= MAX_COLUMNS) {
      for (const block of children) last.children.push(block)
      continue
    }
    const colspan = Math.min(span(source, 'colspan', MAX_COLSPAN), MAX_COLUMNS - columns)
    const widths = columnWidths(source.attribute('colwidth'), colspan)
    const align = cellAlign(source)
    columns += colspan
    cells.push({
      header: source.name === 'th',
      colspan,
      rowspan: span(source, 'rowspan', MAX_ROWSPAN),
      ...(widths ? { widths } : {}),
      ...(align ? { align } : {}),
      children,
    })
  }
  return cells
}

/** Markdown renderers write the alignment of a column as the obsolete attribute. */
function cellAlign(cell: SourceElement): CellAlign | undefined {
  const align = sanitizeAlign(cell) ?? toAlign(cell.attribute('align'))
  return align === 'justify' ? undefined : align
}

function span(cell: SourceElement, name: string, max: number): number {
  const value = cell.attribute(name) ?? ''
  const count = /^\d{1,5}$/.test(value) ? Number(value) : 1
  return count >= 2 && count <= max ? count : 1
}

/** One width per spanned column, as the editor writes them; a list of another length is rejected. */
function columnWidths(value: string | undefined, colspan: number): number[] | undefined {
  if (value === undefined || !/^\d{1,5}(?:,\d{1,5})*$/.test(value)) return undefined
  const widths = value.split(',').map(Number)
  const areSane = widths.every((width) => width === 0 || (width >= MIN_WIDTH && width <= MAX_WIDTH))
  return areSane && widths.length === colspan && widths.some((width) => width > 0)
    ? widths
    : undefined
}

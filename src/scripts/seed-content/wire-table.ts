import { p } from './wire-text.ts'

type Cell = string | { text: string; colspan?: number; rowspan?: number }
type Table = {
  head?: Cell[]
  rows: Cell[][]
  /** Pixels; the editor's drag handles set them. */ widths?: number[]
}

const SMALLEST = 25

/** A table as the editor writes it: widths stand in each cell and, computed, in the column group. */
export function table({ head, rows, widths = [] }: Table): string {
  const count = columnCount(head ?? rows[0] ?? [])
  const columns = Array.from({ length: count }, (_, index) => widths[index])
  const total = columns.reduce<number>((sum, width) => sum + (width ?? SMALLEST), 0)
  const isFixed = columns.every((width) => width !== undefined)
  const group = columns.map((width) =>
    width === undefined
      ? `<col style="min-width: ${SMALLEST}px;">`
      : `<col style="width: ${width}px;">`,
  )
  const lines = [
    ...(head ? [rowOf('th', head, widths)] : []),
    ...rows.map((cells) => rowOf('td', cells, widths)),
  ]
  const style = `${isFixed ? 'width' : 'min-width'}: ${total}px;`
  return `<table style="${style}"><colgroup>${group.join('')}</colgroup><tbody>${lines.join('')}</tbody></table>`
}

const columnCount = (cells: Cell[]) =>
  cells.reduce((sum, cell) => sum + (typeof cell === 'string' ? 1 : (cell.colspan ?? 1)), 0)

function rowOf(name: 'th' | 'td', cells: Cell[], widths: number[]): string {
  const isWhole = widths.length > 0 && columnCount(cells) === cells.length
  const parts = cells.map((cell, index) => {
    const { text, colspan, rowspan } = typeof cell === 'string' ? { text: cell } : cell
    const attributes = [
      colspan ? ` colspan="${colspan}"` : '',
      rowspan ? ` rowspan="${rowspan}"` : '',
      isWhole && widths[index] ? ` colwidth="${widths[index]}"` : '',
    ]
    return `<${name}${attributes.join('')}>${p(text)}</${name}>`
  })
  return `<tr>${parts.join('')}</tr>`
}

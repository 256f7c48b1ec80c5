import type { Cell, CellAlign, Table } from '#src/content/format/block-tree.ts'
import { inlineMarkdown } from './inline-markdown.ts'

const RULES: Record<CellAlign | 'none', string> = {
  ...{ left: ':--', center: ':-:', right: '--:' },
  none: '---',
}

/** A table that GitHub's Markdown can hold: one row of headers, cells of one line, an alignment for each column. */
export function tableMarkdown(
  { rows }: Table,
  { hasNotes }: { hasNotes: boolean },
): string | undefined {
  const [head = [], ...body] = rows
  const isPlain = rows.every(
    (row) => row.length === head.length && row.every((cell, at) => isPlainCell(cell, head[at])),
  )
  const hasHead = head.every(({ header }) => header) && body.flat().every(({ header }) => !header)
  if (!isPlain || !hasHead) return undefined
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const written = rows.map((row) => line(row.map((cell) => cellMarkdown(cell, hasNotes))))
  const rule = line(head.map(({ align }) => RULES[align ?? 'none']))
  return [written[0], rule, ...written.slice(1)].join('\n')
}

function isPlainCell(cell: Cell, head: Cell | undefined): boolean {
  const [only, ...others] = cell.children
  const isOne = cell.colspan === 1 && cell.rowspan === 1 && !cell.widths
  const isLine = only?.type === 'paragraph' && !only.align && others.length === 0
  return isOne && isLine && cell.align === head?.align
}

function cellMarkdown({ children: [only] }: Cell, hasNotes: boolean): string {
  const children = only?.type === 'paragraph' ? only.children : []
  return inlineMarkdown(children, { lineBreak: '<br>', hasNotes }).replaceAll('|', '\\|')
}

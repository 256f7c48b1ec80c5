import type { LineKind } from '#src/contract/comparison-schemas.ts'
import type { Block, Cell, TaskItem } from '#src/content/format/block-tree.ts'
import { inlineText } from '#src/content/render/render-inline.ts'

export type TextLine = {
  kind: LineKind
  text: string
  /** Compared when the text is equal: everything else about the line. */
  format: string
}

type Container = { kind: LineKind; format: string }

const TOP: Container = { kind: 'text', format: '' }

/** A post's text as lines to read and to compare: paragraphs, list items, rows of tables, code blocks, images. */
export const textLines = (blocks: readonly Block[], around = TOP): TextLine[] =>
  blocks.flatMap((block) => blockLines(block, around)).filter(({ text }) => text.trim() !== '')

function blockLines(block: Block, around: Container): TextLine[] {
  const line = (text: string, kind = around.kind): TextLine[] => [
    { kind, text, format: around.format + JSON.stringify(block) },
  ]
  const inside = (children: readonly Block[], kind: LineKind, format: string) =>
    textLines(children, { kind, format: `${around.format}${format} ` })
  switch (block.type) {
    case 'paragraph':
      return line(inlineText(block.children))
    case 'heading':
      return line(inlineText(block.children), 'heading')
    case 'text':
      return block.text
        .split(/\n\s*\n/)
        .map((text) => ({ kind: around.kind, text, format: around.format }))
    case 'code':
      return line(block.code, 'code')
    case 'image':
      return line([block.alt, block.title, block.src].filter(Boolean).join(' '), 'image')
    case 'rule':
      return line('* * *')
    case 'quote':
      return inside(block.children, 'quote', 'quote')
    case 'callout':
      return inside(block.children, 'quote', `callout ${block.kind}`)
    case 'list':
      return block.items.flatMap(({ children }) =>
        inside(children, 'item', `list ${block.ordered} ${block.start}`),
      )
    case 'taskList':
      return block.items.flatMap((item) => taskLines(item, inside(item.children, 'item', 'task')))
    case 'footnotes':
      return block.notes.flatMap(({ children }) => inside(children, 'item', 'footnote'))
    case 'table':
      return block.rows.map((cells) => ({
        kind: 'table',
        text: cells.map(cellText).join(' | '),
        format: around.format + JSON.stringify(cells),
      }))
  }
}

/** The check mark is part of the text: ticking a task is a change to read. */
const taskLines = ({ checked }: TaskItem, lines: TextLine[]): TextLine[] =>
  lines.map((line, index) =>
    index === 0 ? { ...line, text: `${checked ? '☑' : '☐'} ${line.text}` } : line,
  )

const cellText = ({ children }: Cell) =>
  textLines(children)
    .map(({ text }) => text)
    .join(' ')

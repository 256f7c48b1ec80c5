import { writeFence } from '#src/content/format/join-segments.ts'
import { serializeHtml } from '#src/content/format/serialize-html.ts'
import type {
  Block,
  Callout,
  CodeBlock,
  Image,
  Inline,
  Item,
  TaskItem,
} from '#src/content/format/block-tree.ts'
import { PRE_MARK } from '#src/content/sanitize/markdown-code.ts'
import { IMG_MARK } from './markdown-forms.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { inlineMarkdown } from './inline-markdown.ts'
import { tableMarkdown } from './table-markdown.ts'

/** `isNested`: inside of a list or quotation, where code and images have one stored form only. */
type BlockStyle = { hasNotes: boolean; isNested: boolean }

export function blocksMarkdown(blocks: readonly Block[], style: BlockStyle): string {
  const parts = blocks.flatMap((block, index) => {
    const before = blocks[index - 1]
    const markdown = blockMarkdown(block, style)
    // Two lists in a row would be one.
    return before && isList(before) && isList(block) ? ['<!-- -->', markdown] : [markdown]
  })
  return parts.join('\n\n')
}

const isList = ({ type }: Block) => type === 'list' || type === 'taskList'

/** The Markdown of a block; HTML where it has none. */
export const blockMarkdown = (block: Block, style: BlockStyle): string =>
  ownMarkdown(block, style) ?? blockHtml(block)

/** A block as HTML that Markdown passes on as it is: without the empty lines at which it would end. */
export function blockHtml(block: Block): string {
  if (block.type === 'text') return literalText(block.text)
  return serializeHtml([block], { authored: true })
    .replaceAll('\n', '&#10;')
    .replaceAll('{{%', '&#123;{%')
}

const literalText = (text: string) =>
  `<div data-text style="white-space: pre-wrap">${text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('{{%', '&#123;{%')
    .replace(/\n(?=[ \t]*(?:\n|$))/g, '&#10;')}</div>`

function ownMarkdown(block: Block, style: BlockStyle): string | undefined {
  switch (block.type) {
    case 'paragraph':
      return block.align ? undefined : paragraphMarkdown(block.children, style)
    case 'heading':
      return block.align ? undefined : headingMarkdown(block.level, block.children, style)
    case 'list':
      return listMarkdown(block.items, style, (index) =>
        block.ordered ? `${(block.start ?? 1) + index}. ` : '- ',
      )
    case 'taskList':
      return taskListMarkdown(block.items, style)
    case 'quote': {
      const inside = blocksMarkdown(block.children, { ...style, isNested: true })
      return prefixed(inside, { first: '> ', others: '> ' })
    }
    case 'callout':
      return calloutMarkdown(block, style)
    case 'rule':
      return '---'
    case 'code':
      return codeMarkdown(block, style)
    case 'image':
      return imageMarkdown(block, style)
    case 'table':
      return tableMarkdown(block, style)
    case 'footnotes':
      return style.hasNotes ? notesMarkdown(block.notes, style) : undefined
    default:
      return undefined
  }
}

/** An alert of GitHub. Its first line ends where a paragraph begins; other blocks need an empty line. */
function calloutMarkdown({ kind, children }: Callout, style: BlockStyle): string {
  const [first] = children
  const isText = first?.type === 'paragraph' && !first.align && first.children.length > 0
  const inside = blocksMarkdown(children, { ...style, isNested: true })
  const text = `[!${kind.toUpperCase()}]\n${isText ? '' : '\n'}${inside}`
  return prefixed(text, { first: '> ', others: '> ' })
}

function paragraphMarkdown(children: readonly Inline[], { hasNotes }: BlockStyle) {
  return children.length === 0
    ? undefined
    : inlineMarkdown(children, { lineBreak: '\\\n', hasNotes })
}

function headingMarkdown(level: number, children: readonly Inline[], { hasNotes }: BlockStyle) {
  if (children.length === 0) return undefined
  const text = inlineMarkdown(children, { lineBreak: '<br>', hasNotes })
  return `${'#'.repeat(level)} ${text.replace(/#+$/, (marks) => '\\#'.repeat(marks.length))}`
}

function listMarkdown(
  items: readonly Item[],
  style: BlockStyle,
  marker: (index: number) => string,
): string {
  const gap = items.every(isTight) ? '\n' : '\n\n'
  return items.map((item, index) => itemMarkdown(item, style, marker(index), gap)).join(gap)
}

const isTight = ({ children: [first, second, ...others] }: Pick<Item, 'children'>) =>
  first?.type === 'paragraph' && (!second || isList(second)) && others.length === 0

function itemMarkdown(
  { children }: Pick<Item, 'children'>,
  style: BlockStyle,
  marker: string,
  gap: string,
): string {
  const [first, second] = children
  const isEmpty = first?.type === 'paragraph' && first.children.length === 0 && !second
  if (isEmpty) return marker.trimEnd()
  const inside = { ...style, isNested: true }
  const isPair = gap === '\n' && second
  const text =
    isPair && first
      ? `${blockMarkdown(first, inside)}\n${blockMarkdown(second, inside)}`
      : blocksMarkdown(children, inside)
  return prefixed(text, { first: marker, others: ' '.repeat(marker.indexOf(' ') + 1) })
}

function taskListMarkdown(items: readonly TaskItem[], style: BlockStyle): string | undefined {
  // The box stands in the first paragraph.
  const canHoldBox = ({ children: [first] }: TaskItem) =>
    first?.type === 'paragraph' && !first.align && first.children.length > 0
  if (!items.every(canHoldBox)) return undefined
  return listMarkdown(items, style, (index) => `- [${items[index]?.checked ? 'x' : ' '}] `)
}

function prefixed(text: string, { first, others }: { first: string; others: string }): string {
  const lines = text.split('\n').map((line, index) => {
    const prefix = index === 0 ? first : others
    return line === '' ? prefix.trimEnd() : prefix + line
  })
  return lines.join('\n')
}

function codeMarkdown(block: CodeBlock, style: BlockStyle): string | undefined {
  const { language, code, fence } = block
  const isStoredAsFence = fence || style.isNested
  // Hugo reads its templates in code too.
  if (/\{\{[<%]/.test(code) || (!isStoredAsFence && language === '')) return undefined
  return writeFence(block, isStoredAsFence ? '' : ` ${PRE_MARK}`)
}

function imageMarkdown({ src, alt, title, width, md }: Image, style: BlockStyle) {
  if (width !== undefined || !/^[\w\-./:?=&%#~+,;@]+$/.test(src) || /&#?\w+;/.test(src))
    return undefined
  if (src.endsWith(IMG_MARK)) return undefined
  const caption = title === '' ? '' : ` "${escapeMarkdown(title).replaceAll('"', '\\"')}"`
  const isStoredAsMarkdown = md || style.isNested
  return `![${escapeMarkdown(alt)}](${src}${isStoredAsMarkdown ? '' : IMG_MARK}${caption})`
}

type Note = { label: string; children: Block[] }

const notesMarkdown = (notes: readonly Note[], style: BlockStyle): string =>
  notes
    .map(({ label, children }) => {
      const text = blocksMarkdown(children, { ...style, isNested: true })
      return prefixed(text, { first: `[^${label}]: `, others: '    ' })
    })
    .join('\n\n')

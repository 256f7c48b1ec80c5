import { isRecord, textValue } from '#src/lib/json-record.ts'
import { childNodes } from '#src/content/rich-text/lexical-node.ts'
import type { LexicalNode } from '#src/content/rich-text/lexical-node.ts'
import type { ConversionIssue } from '#src/import/html/replace-unsupported.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'
import { cardHtml } from './ghost-cards.ts'

/** Deeper nodes keep their text only, so that no document overflows the stack. */
const MAX_DEPTH = 100

/** HTML of a document of Ghost's editor since version 5; undefined when it is none. */
export function lexicalHtml(document: unknown, losses: ConversionIssue[]): string | undefined {
  const root = isRecord(document) ? document['root'] : undefined
  return isRecord(root) ? nodesHtml(childNodes(root), { depth: 0, losses }) : undefined
}

type Context = { depth: number; losses: ConversionIssue[] }

const nodesHtml = (nodes: readonly LexicalNode[], context: Context): string =>
  nodes.map((node) => nodeHtml(node, context)).join('')

function nodeHtml(node: LexicalNode, { depth, losses }: Context): string {
  if (depth > MAX_DEPTH) return escapeHtml(plainText(node))
  const inside = { depth: depth + 1, losses }
  const content = () => nodesHtml(childNodes(node), inside)
  switch (node['type']) {
    case 'text':
    case 'extended-text':
      return formatted(node)
    case 'linebreak':
      return '<br>'
    case 'tab':
      return '\t'
    case 'tk':
      return escapeHtml(textValue(node['text']))
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(textValue(node['url']))}">${content()}</a>`
    case 'paragraph':
      return `<p${alignment(node)}>${content()}</p>`
    case 'heading':
    case 'extended-heading':
      return headingHtml(node, content())
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote><p>${content()}</p></blockquote>`
    case 'list':
      return listHtml(node, inside)
    default:
      return Array.isArray(node['children'])
        ? content()
        : cardHtml(textValue(node['type']), node, losses)
  }
}

function headingHtml(node: LexicalNode, content: string): string {
  const level = /^h[1-6]$/.exec(textValue(node['tag']))?.[0] ?? 'h2'
  return `<${level}${alignment(node)}>${content}</${level}>`
}

function alignment({ format }: LexicalNode): string {
  const align = /^(?:center|right|justify)$/.exec(textValue(format))?.[0]
  return align === undefined ? '' : ` style="text-align: ${align}"`
}

/** Bits of a text's format, the innermost element first. Underline (8) has no form here. */
const MARKS: readonly [bit: number, element: string][] = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [4, 's'],
  [2, 'em'],
  [1, 'strong'],
  [128, 'mark'],
]

function formatted(node: LexicalNode): string {
  const format = Number(node['format'])
  return MARKS.filter(([bit]) => (format & bit) !== 0).reduce(
    (html, [, element]) => `<${element}>${html}</${element}>`,
    escapeHtml(textValue(node['text'])),
  )
}

/** A nested list has an item of its own, after the one it belongs to: it moves into that. */
function listHtml(list: LexicalNode, context: Context): string {
  const items: { html: string; isChecked: boolean }[] = []
  for (const item of childNodes(list)) {
    const html = nodesHtml(childNodes(item), context)
    const isWrapper = childNodes(item).length > 0 && childNodes(item).every(isList)
    const before = items.at(-1)
    if (isWrapper && before) before.html += html
    else items.push({ html, isChecked: item['checked'] === true })
  }
  const isTask = list['listType'] === 'check'
  const written = items.map(({ html, isChecked }) => {
    const task = isTask ? ` data-type="taskItem" data-checked="${isChecked}"` : ''
    return `<li${task}>${html}</li>`
  })
  const start = Number(list['start'])
  return list['listType'] === 'number'
    ? `<ol${start > 1 ? ` start="${start}"` : ''}>${written.join('')}</ol>`
    : `<ul${isTask ? ' data-type="taskList"' : ''}>${written.join('')}</ul>`
}

const isList = ({ type }: LexicalNode) => type === 'list'

function plainText(root: LexicalNode): string {
  const texts: string[] = []
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    texts.push(textValue(node['text']))
    open.push(...childNodes(node).toReversed())
  }
  return texts.filter((text) => text !== '').join(' ')
}

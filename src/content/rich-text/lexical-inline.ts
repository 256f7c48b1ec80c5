import { textValue } from '#src/lib/json-record.ts'
import type { RichInline, RichParagraph } from '#src/contract/rich-paragraph.ts'
import { inlineText } from '#src/content/render/render-inline.ts'
import { safeHref } from '#src/content/html/safe-url.ts'
import { childNodes, documentBlocks, nodeFields, TEXT_FORMATS } from './lexical-node.ts'
import type { LexicalNode, TextMark } from './lexical-node.ts'

export const lexicalToParagraphs = (document: unknown): RichParagraph[] =>
  documentBlocks(document)
    .map((block): RichParagraph => {
      return { type: 'paragraph', children: toInline(childNodes(block)) }
    })
    .filter(({ children }) => hasText(children))

export const hasText = (nodes: readonly RichInline[]): boolean => inlineText(nodes).trim() !== ''

/** Inline content. Links with a URL that is not allowed become text. */
export const toInline = (nodes: readonly LexicalNode[]): RichInline[] => nodes.flatMap(inlineOf)

function inlineOf(node: LexicalNode): RichInline[] {
  switch (node['type']) {
    case 'text':
      return marked(node)
    case 'linebreak':
      return [{ type: 'break' }]
    case 'tab':
      return [{ type: 'text', value: '\t' }]
    case 'link':
    case 'autolink':
      return linked(node)
    default:
      return toInline(childNodes(node))
  }
}

const MARKS: readonly TextMark[] = ['code', 's', 'em', 'strong']

function marked(node: LexicalNode): RichInline[] {
  const value = textValue(node['text'])
  const format = Number(node['format'])
  return MARKS.filter((mark) => (format & TEXT_FORMATS[mark]) !== 0).reduce<RichInline[]>(
    (children, type) => [{ type, children }],
    value === '' ? [] : [{ type: 'text', value }],
  )
}

function linked(node: LexicalNode): RichInline[] {
  const children = toInline(childNodes(node))
  const href = safeHref(textValue(nodeFields(node)['url']))
  return href === undefined || !hasText(children) ? children : [{ type: 'link', href, children }]
}

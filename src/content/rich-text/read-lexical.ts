import { textValue } from '#src/lib/json-record.ts'
import { codeLanguage } from '#src/content/format/code-language.ts'
import { codeMeta } from '#src/content/format/code-meta.ts'
import type { Block, HeadingLevel, Item, List } from '#src/content/format/block-tree.ts'
import { toImageWidth } from '#src/contract/posts/image-widths.ts'
import type { RichInline, RichParagraph } from '#src/contract/rich-paragraph.ts'
import { hasText, toInline } from './lexical-inline.ts'
import { childNodes, documentBlocks, nodeFields, uploadId } from './lexical-node.ts'
import type { LexicalNode } from './lexical-node.ts'

type Reading = {
  /** URL of a file of the library; undefined leaves the image out. */
  addressOf: (id: string) => string | undefined
  keepsBlanks: boolean
}

/** Blocks of a document of the rich-text editor. Unknown nodes are dropped, their text is kept. */
export const readLexical = (document: unknown, reading: Reading): Block[] =>
  toBlocks(documentBlocks(document), reading)

const toBlocks = (nodes: readonly LexicalNode[], reading: Reading): Block[] =>
  nodes.flatMap((node) => blockOf(node, reading))

function blockOf(node: LexicalNode, reading: Reading): Block[] {
  switch (node['type']) {
    case 'paragraph':
      return textOf(node, reading).map((children) => ({ type: 'paragraph', children }))
    case 'heading':
      return textOf(node, reading).map((children) => ({
        type: 'heading',
        level: LEVELS[textValue(node['tag'])] ?? 3,
        children,
      }))
    case 'quote': {
      const children = paragraphs(childNodes(node), reading)
      return children.length === 0 ? [] : [{ type: 'quote', children }]
    }
    case 'list':
      return [list(node, reading)]
    case 'horizontalrule':
      return [{ type: 'rule' }]
    case 'upload':
      return image(node, reading)
    case 'block':
      return codeBlock(node, reading)
    default:
      return toBlocks(childNodes(node), reading)
  }
}

const LEVELS: Readonly<Record<string, HeadingLevel>> = { h1: 1, h2: 1, h3: 2 }

function textOf(node: LexicalNode, { keepsBlanks }: Reading): RichInline[][] {
  const children = toInline(childNodes(node))
  return keepsBlanks || hasText(children) ? [children] : []
}

/** Quotes and items of lists hold no paragraphs in Lexical: two line breaks part them. */
function paragraphs(nodes: readonly LexicalNode[], { keepsBlanks }: Reading): RichParagraph[] {
  const parts: RichInline[][] = [[]]
  for (const node of toInline(nodes)) {
    const part = parts.at(-1)
    if (node.type === 'break' && part?.at(-1)?.type === 'break') {
      part.pop()
      parts.push([])
    } else part?.push(node)
  }
  return parts
    .filter((children) => keepsBlanks || hasText(children))
    .map((children) => ({ type: 'paragraph', children }))
}

function list(node: LexicalNode, reading: Reading): List {
  const items: Item[] = []
  for (const item of childNodes(node)) {
    const nested = childNodes(item).filter(({ type }) => type === 'list')
    const inline = childNodes(item).filter((child) => !nested.includes(child))
    const isWrapper = inline.length === 0 && nested.length > 0
    const text = isWrapper && items.length > 0 ? [] : paragraphs(inline, reading)
    const children = [...text, ...toBlocks(nested, reading)]
    // Lexical keeps a nested list in an item of its own, after the one it belongs to.
    if (text.length === 0 && items.length > 0) items.at(-1)?.children.push(...children)
    else if (children.length > 0) items.push({ children })
  }
  const start = Number(node['start'])
  const ordered = node['listType'] === 'number'
  return { type: 'list', ordered, ...(ordered && start > 1 && { start }), items }
}

function image(node: LexicalNode, { addressOf }: Reading): Block[] {
  const id = uploadId(node)
  const src = id === undefined ? undefined : addressOf(id)
  if (src === undefined) return []
  const { alt, caption, width: chosen } = nodeFields(node)
  const width = toImageWidth(textValue(chosen))
  return [
    {
      ...{ type: 'image', src, alt: textValue(alt), title: textValue(caption), md: true },
      ...(width !== undefined && { width }),
    },
  ]
}

function codeBlock(node: LexicalNode, { keepsBlanks }: Reading): Block[] {
  const { blockType, language: name, meta: info, code } = nodeFields(node)
  if (blockType !== 'code' || (!keepsBlanks && textValue(code) === '')) return []
  const language = codeLanguage(textValue(name))
  const meta = codeMeta(textValue(info))
  return [{ type: 'code', language, ...(meta && { meta }), code: textValue(code), fence: true }]
}

import { randomBytes } from 'node:crypto'
import type {
  RenderBlock,
  RenderCode,
  RenderImage,
  RenderInline,
  RenderList,
} from '#src/content/render/render-node.ts'
import { renderBlocks } from '#src/content/render/render-tree.ts'
import { paragraphsToLexical } from '#src/content/rich-text/paragraphs-to-lexical.ts'
import type { LexicalDocument } from '#src/content/rich-text/paragraphs-to-lexical.ts'
import { storedBlocks } from '#src/content/sanitize/content-blocks.ts'
import { markdownToBlocks } from '#src/content/sanitize/markdown-to-content.ts'
import { unreadable } from '#src/import/archive/unreadable.ts'
import type { RichInline } from '#src/contract/rich-text.ts'

type Node = LexicalDocument['root']['children'][number]

/**
 * The text of a project that has no document, as one of the rich-text editor: paragraphs, headings, lists, quotes, code,
 * and pictures with their title as caption. Throws for anything else.
 */
export function markdownToLexical(markdown: string): LexicalDocument {
  const { root } = paragraphsToLexical([])
  const blocks = renderBlocks(storedBlocks(markdownToBlocks(markdown)))
  return { root: { ...root, children: blocks.map(nodeOf) } }
}

const TAGS = { 1: 'h2', 2: 'h3', 3: 'h4' } as const

function nodeOf(block: RenderBlock): Node {
  switch (block.type) {
    case 'paragraph':
      return textNode(block.children)
    case 'heading':
      return { ...textNode(block.children), type: 'heading', tag: TAGS[block.level] }
    case 'quote':
      return { ...onlyText(block.children), type: 'quote' }
    case 'list':
      return listNode(block)
    case 'image':
      return pictureNode(block)
    case 'code':
      return codeNode(block)
    default:
      throw unreadable('The text of a project', `cannot hold a ${block.type}`)
  }
}

// Markdown has only the marks that a rich-text field has too.
const textNode = (children: RenderInline[]): Node =>
  paragraphsToLexical([{ type: 'paragraph', children: children as RichInline[] }]).root
    .children[0] as Node

function onlyText([block, ...others]: RenderBlock[]): Node {
  if (block?.type === 'paragraph' && others.length === 0) return textNode(block.children)
  throw unreadable('A quote or an item of a list', 'holds one paragraph in a project')
}

function listNode({ ordered, items }: RenderList): Node {
  const kind = ordered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' }
  const children = items.map((item, index) => ({
    ...onlyText(item),
    type: 'listitem',
    value: index + 1,
  }))
  return { ...textNode([]), type: 'list', ...kind, start: 1, children }
}

const pictureNode = ({ src, alt, title }: RenderImage): Node => ({
  ...{ type: 'upload', version: 3, format: '', id: nodeId(), relationTo: 'media' },
  // As in a document of the export.
  value: src.replace('/media/', 'media:'),
  fields: { alt, caption: title },
})

const codeNode = ({ language, code }: RenderCode): Node => ({
  ...{ type: 'block', version: 2, format: '' },
  fields: { id: nodeId(), blockName: '', blockType: 'code', language, code },
})

/** In the form of Payload's ids of nodes. */
const nodeId = () => randomBytes(12).toString('hex')

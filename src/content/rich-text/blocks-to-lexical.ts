import { randomKey } from '#src/lib/random-key.ts'
import type {
  Block,
  CodeBlock,
  Image,
  Item,
  List,
  Paragraph,
} from '#src/content/format/block-tree.ts'
import { legacyTextToParagraphs } from '#src/content/format/legacy-text-paragraphs.ts'
import { ELEMENT, storedText } from './lexical-text.ts'
import type { Refuse, StoredNode } from './lexical-text.ts'
import { lexicalDocument } from './paragraphs-to-lexical.ts'
import type { LexicalDocument } from './paragraphs-to-lexical.ts'

/** Finds the library file of an image's URL; undefined for an image elsewhere. */
type IdOfImage = (src: string) => string | undefined

type Written = {
  document: LexicalDocument
  /** Unsupported content, as parts of a sentence. */
  refused: string[]
}

/** A document of the rich-text editor (collections/fields/rich-text-field.ts) with these blocks; the reverse of `readLexical`. */
export function blocksToLexical(blocks: readonly Block[], idOf: IdOfImage): Written {
  const refused: string[] = []
  const refuse = (what: string) => void refused.push(what)
  const children = blocks.flatMap((block) => storedBlock(block, { idOf, refuse }))
  return { document: lexicalDocument(children), refused }
}

type Writing = { idOf: IdOfImage; refuse: Refuse }

function storedBlock(block: Block, writing: Writing): StoredNode[] {
  switch (block.type) {
    case 'text':
      return legacyTextToParagraphs(block.text).flatMap((part) => storedBlock(part, writing))
    case 'paragraph':
      refuseAlignment(block, writing)
      return [element('paragraph', storedText(block.children, writing.refuse))]
    case 'heading':
      refuseAlignment(block, writing)
      return [
        {
          ...element('heading', storedText(block.children, writing.refuse)),
          tag: TAGS[block.level],
        },
      ]
    case 'quote':
      return [element('quote', paragraphs(block.children, 'a quote', writing))]
    case 'list':
      return [list(block, 0, writing)]
    case 'rule':
      return [{ type: 'horizontalrule', version: 1 }]
    case 'image':
      return image(block, writing)
    case 'code':
      return [codeBlock(block)]
    default:
      writing.refuse(REFUSED[block.type])
      return []
  }
}

/** The editor offers the levels of the page: the title of the page is its h1. */
const TAGS = { 1: 'h2', 2: 'h3', 3: 'h4' } as const

const REFUSED = {
  ...{ taskList: 'a task list', table: 'a table', footnotes: 'footnotes', callout: 'a callout' },
} as const

const refuseAlignment = ({ align }: { align?: string }, { refuse }: Writing) => {
  if (align !== undefined) refuse('aligned text')
}

const element = (type: string, children: StoredNode[], indent = 0): StoredNode => ({
  ...{ type, ...ELEMENT, indent, children },
  ...(type === 'paragraph' && { textFormat: 0, textStyle: '' }),
})

/** Quotes and items of lists hold no paragraphs in Lexical: two line breaks part them. */
function paragraphs(blocks: readonly Block[], where: string, writing: Writing): StoredNode[] {
  const parts = blocks.flatMap((block) => {
    if (block.type !== 'paragraph') writing.refuse(`${NOUNS[block.type]} inside ${where}`)
    return block.type === 'paragraph' ? [block] : []
  })
  return parts.flatMap((part: Paragraph, index) => {
    refuseAlignment(part, writing)
    const text = storedText(part.children, writing.refuse)
    return index === 0 ? text : [LINE_BREAK, LINE_BREAK, ...text]
  })
}

const LINE_BREAK: StoredNode = { type: 'linebreak', version: 1 }

const NOUNS: Record<Exclude<Block['type'], 'paragraph'>, string> = {
  ...{ ...REFUSED, text: 'text', heading: 'a heading', list: 'a list', quote: 'a quote' },
  ...{ rule: 'a divider', code: 'code', image: 'a picture' },
}

function list({ ordered, start = 1, items }: List, depth: number, writing: Writing): StoredNode {
  const kind = ordered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' }
  const children = items.flatMap((item, index) =>
    storedItem(item, { value: start + index, depth, writing }),
  )
  return { ...element('list', children), ...kind, start }
}

type ItemContext = { value: number; depth: number; writing: Writing }

/** Lexical keeps each nested list in an item of its own, after the one it belongs to. */
function storedItem({ children }: Item, { value, depth, writing }: ItemContext): StoredNode[] {
  const nested = children.filter((child) => child.type === 'list')
  const text = children.filter((child) => child.type !== 'list')
  const item = (inside: StoredNode[], number: number) => ({
    ...element('listitem', inside, depth),
    value: number,
  })
  return [
    item(paragraphs(text, 'a list', writing), value),
    ...nested.map((inner) => item([list(inner, depth + 1, writing)], value + 1)),
  ]
}

function image({ src, alt, title, width }: Image, { idOf, refuse }: Writing): StoredNode[] {
  const value = idOf(src)
  if (value === undefined) {
    refuse(`a picture that is not in the media library (${src})`)
    return []
  }
  const node = { type: 'upload', version: 3, format: '', id: nodeId(), relationTo: 'media', value }
  const fields = { alt, caption: title, ...(width !== undefined && { width: String(width) }) }
  return [{ ...node, fields }]
}

const codeBlock = ({ language, meta, code }: CodeBlock): StoredNode => ({
  ...{ type: 'block', version: 2, format: '' },
  fields: {
    ...{ id: nodeId(), blockName: '', blockType: 'code', language: language || null },
    ...(meta && { meta }),
    code,
  },
})

const nodeId = () => randomKey().slice(0, 24)

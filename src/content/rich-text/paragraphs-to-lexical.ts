import type { RichInline, RichParagraph } from '#src/contract/rich-text.ts'
import { TEXT_FORMATS } from './lexical-node.ts'

type StoredNode = { type: string; version: number; [key: string]: unknown }

/** Lexical's JSON as Payload stores it. */
export type LexicalDocument = {
  root: {
    type: string
    version: number
    direction: null
    format: ''
    indent: number
    children: StoredNode[]
  }
  [key: string]: unknown
}

/** A document of the rich-text editor with these paragraphs; the reverse of `lexicalToParagraphs`. */
export const paragraphsToLexical = (paragraphs: readonly RichParagraph[]): LexicalDocument => ({
  root: {
    type: 'root',
    ...element,
    children: paragraphs.map(({ children }) => ({
      type: 'paragraph',
      ...element,
      textFormat: 0,
      children: storedNodes(children, 0),
    })),
  },
})

const element = { version: 1, direction: null, format: '' as const, indent: 0 }

const storedNodes = (nodes: readonly RichInline[], format: number): StoredNode[] =>
  nodes.flatMap((node) => storedNode(node, format))

function storedNode(node: RichInline, format: number): StoredNode[] {
  switch (node.type) {
    case 'text':
      return [
        {
          type: 'text',
          version: 1,
          text: node.value,
          format,
          detail: 0,
          mode: 'normal',
          style: '',
        },
      ]
    case 'break':
      return [{ type: 'linebreak', version: 1 }]
    case 'link':
      return [
        {
          type: 'link',
          ...element,
          version: 3,
          fields: { linkType: 'custom', newTab: false, url: node.href },
          children: storedNodes(node.children, format),
        },
      ]
    default:
      return storedNodes(node.children, format | TEXT_FORMATS[node.type])
  }
}

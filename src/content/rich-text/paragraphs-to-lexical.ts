import type { RichParagraph } from '#src/contract/rich-paragraph.ts'
import { ELEMENT, storedText } from './lexical-text.ts'
import type { StoredNode } from './lexical-text.ts'

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
export const paragraphsToLexical = (paragraphs: readonly RichParagraph[]): LexicalDocument =>
  lexicalDocument(
    paragraphs.map(({ children }) => ({
      ...{ type: 'paragraph', ...ELEMENT, textFormat: 0 },
      children: storedText(children, () => undefined),
    })),
  )

export const lexicalDocument = (children: StoredNode[]): LexicalDocument => ({
  root: { type: 'root', ...ELEMENT, children },
})

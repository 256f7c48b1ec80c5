/**
 * Text of the rich-text fields of the built-in admin that hold no blocks: bold, italic, struck out, code, links. It is
 * also what the render tree of a post holds, so one renderer shows both.
 */
export type RichInline =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'strong' | 'em' | 's' | 'code'; children: RichInline[] }
  | { type: 'link'; href: string; children: RichInline[] }

export type RichParagraph = { type: 'paragraph'; children: RichInline[] }

/** A paragraph of plain text. */
export const plainParagraph = (value: string): RichParagraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
})

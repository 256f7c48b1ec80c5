/**
 * Inline text of rich-text fields of the built-in admin: bold, italic, struck out, code, links. The render tree of a
 * post contains it too, so one renderer shows both.
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

/** Bold, italic, struck out, code, links. Also in the render tree of posts, so that one renderer shows both. */
export type RichInline =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'strong' | 'em' | 's' | 'code'; children: RichInline[] }
  | { type: 'link'; href: string; children: RichInline[] }

export type RichParagraph = { type: 'paragraph'; children: RichInline[] }

export const plainParagraph = (value: string): RichParagraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
})

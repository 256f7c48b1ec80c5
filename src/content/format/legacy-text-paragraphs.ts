import { isBlank } from './normalize-text.ts'
import type { Paragraph } from './block-tree.ts'

/** A blank line separates paragraphs, each further one is an empty paragraph. Line breaks and indentation are kept. */
export function legacyTextToParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let current: Paragraph | undefined
  let blanks = 0
  for (const line of text.split('\n')) {
    if (isBlank(line)) {
      if (current) blanks += 1
      continue
    }
    if (current && blanks === 0) {
      current.children.push({ type: 'break' }, { type: 'text', value: line })
      continue
    }
    for (let extra = 1; extra < blanks; extra += 1)
      paragraphs.push({ type: 'paragraph', children: [] })
    current = { type: 'paragraph', children: [{ type: 'text', value: line }] }
    paragraphs.push(current)
    blanks = 0
  }
  return paragraphs
}

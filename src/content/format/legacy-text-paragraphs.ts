import { isBlank } from './normalize-text.ts'
import type { Inline, Paragraph } from './block-tree.ts'

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
      current.children.push({ type: 'break' }, toInline(line))
      continue
    }
    for (let extra = 1; extra < blanks; extra += 1) paragraphs.push(paragraph([]))
    current = paragraph([toInline(line)])
    paragraphs.push(current)
    blanks = 0
  }
  return paragraphs
}

function paragraph(children: Inline[]): Paragraph {
  return { type: 'paragraph', children }
}

function toInline(value: string): Inline {
  return { type: 'text', value }
}

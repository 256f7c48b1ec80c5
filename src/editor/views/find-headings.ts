import type { Node } from '@tiptap/pm/model'

type FoundHeading = { level: number; text: string; pos: number }

/** Headings with text, in reading order. */
export function findHeadings(doc: Node): FoundHeading[] {
  const found: FoundHeading[] = []
  doc.descendants((node, pos) => {
    const text = node.textContent.trim()
    if (node.type.name === 'heading' && text !== '') {
      found.push({ level: Number(node.attrs['level']), text, pos })
    }
    return !node.isTextblock
  })
  return found
}

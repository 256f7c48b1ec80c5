import { footnoteReferences } from '#src/content/format/child-blocks.ts'
import { arrangeFootnotes } from '#src/content/sanitize/arrange-footnotes.ts'
import { randomKey } from '#src/lib/random-key.ts'
import type { Block } from '#src/content/format/block-tree.ts'

/**
 * Pasted blocks without their list of notes: the first reference to each carries it (`note`), and the editor adds it
 * to the notes of its document. The labels become unique, or they would name notes of that document.
 */
export function inlineNotes(
  blocks: readonly Block[],
  serialize: (blocks: readonly Block[]) => string,
): Block[] {
  const arranged = arrangeFootnotes(blocks)
  const list = arranged.at(-1)
  if (list?.type !== 'footnotes') return arranged
  const body = arranged.slice(0, -1)
  const key = randomKey()
  const unique = (label: string) => `${key}-${label}`
  const notes = new Map(list.notes.map(({ label, children }) => [unique(label), children]))
  for (const reference of footnoteReferences(arranged)) reference.label = unique(reference.label)
  for (const reference of footnoteReferences(body)) {
    const note = notes.get(reference.label)
    if (note) reference.note = serialize(note)
    notes.delete(reference.label)
  }
  return body
}

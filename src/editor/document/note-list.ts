import type { Node } from '@tiptap/pm/model'

/** Name of the list of footnotes, which is the last node of a document that has any. */
export const NOTES = 'footnotes'

export type PositionedNode = { node: Node; pos: number }

export function findNotes({ lastChild, content }: Node): PositionedNode | undefined {
  if (lastChild?.type.name !== NOTES) return undefined
  return { node: lastChild, pos: content.size - lastChild.nodeSize }
}

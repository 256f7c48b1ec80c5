import type { NodeWithPos } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

/** Name of the list of footnotes, which is the last node of a document that has any. */
export const NOTES = 'footnotes'

export function findNotes({ lastChild, content }: Node): NodeWithPos | undefined {
  if (lastChild?.type.name !== NOTES) return undefined
  return { node: lastChild, pos: content.size - lastChild.nodeSize }
}

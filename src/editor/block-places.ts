import type { Command } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'

/**
 * Moves the caret from a block that an insertion left selected to the text behind it: the next key, or the
 * next insertion, would replace the block.
 */
export const caretBehindBlock: Command = ({ tr, dispatch }) => {
  const { selection, doc } = tr
  if (!dispatch || !(selection instanceof NodeSelection) || selection.node.isInline) return true
  const { paragraph } = doc.type.schema.nodes
  if (!doc.resolve(selection.to).nodeAfter?.isTextblock && paragraph) {
    tr.insert(selection.to, paragraph.create())
  }
  tr.setSelection(TextSelection.create(tr.doc, selection.to + 1))
  return true
}

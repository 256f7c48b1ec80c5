import type { Command } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { Selection } from '@tiptap/pm/state'
import { dropPoint } from '@tiptap/pm/transform'

/** Otherwise the next key or insertion would replace the block that an insertion left selected. */
export const moveCaretAfterBlock: Command = ({ tr, dispatch }) => {
  const { selection, doc } = tr
  if (!dispatch || !(selection instanceof NodeSelection) || selection.node.isInline) return true
  const { paragraph } = doc.type.schema.nodes
  if (!doc.resolve(selection.to).nodeAfter?.isTextblock && paragraph) {
    tr.insert(selection.to, paragraph.create())
  }
  tr.setSelection(TextSelection.create(tr.doc, selection.to + 1))
  return true
}

/** Nearest boundary between blocks: an image there splits no text. An empty paragraph is replaced. */
export function nearestBlockBoundary(doc: Node, pos: number): number {
  const { parent } = doc.resolve(pos)
  const { image } = doc.type.schema.nodes
  const isFree = parent.isTextblock && parent.childCount === 0 && !parent.type.spec.code
  if (isFree || !image) return pos
  return dropPoint(doc, pos, new Slice(Fragment.from(image.create()), 0, 0)) ?? pos
}

export const blockBoundaryAfter = ({ $to }: Selection): number =>
  nearestBlockBoundary($to.doc, $to.parent.isTextblock ? $to.end() : $to.pos)

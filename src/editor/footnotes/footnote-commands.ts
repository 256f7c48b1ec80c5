import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, Selection } from '@tiptap/pm/state'
import type { EditorState } from '@tiptap/pm/state'
import { randomKey } from '#src/lib/random-key.ts'
import { findNote, findReferences, idOf, noteAround } from './find-footnotes.ts'
import { REFERENCE } from './footnote-nodes.ts'

/** Adds a footnote, moves to its note, or back behind its reference. False where a footnote cannot be. */
export function runFootnote(editor: Editor): boolean {
  const { selection } = editor.state
  const note = noteAround(selection.$from)
  if (note) return goToReference(editor, idOf(note))
  if (goToChosenNote(editor)) return true
  const pos = referencePosition(editor.state)
  if (pos === null) return false
  const id = randomKey()
  editor.commands.insertContentAt(pos, { type: REFERENCE, attrs: { id } })
  return goToNote(editor, id)
}

export function goToChosenNote(editor: Editor): boolean {
  const { selection } = editor.state
  const chosen = selection instanceof NodeSelection ? selection.node : null
  return chosen?.type.name === REFERENCE && goToNote(editor, idOf(chosen))
}

/** Behind the selection; on an empty line, behind the paragraph above. */
export function referencePosition({ selection, schema }: EditorState): number | null {
  const { $to } = selection
  const { [REFERENCE]: type } = schema.nodes
  const fits = (parent: Node | null | undefined) =>
    type && parent?.isTextblock && parent.type.contentMatch.matchType(type) ? parent : undefined
  if (!fits($to.parent)) return null
  const above = $to.parent.childCount === 0 ? $to.doc.resolve($to.before()).nodeBefore : null
  return fits(above)?.childCount ? $to.before() - 1 : $to.pos
}

export function goToNote(editor: Editor, id: string): boolean {
  const note = findNote(editor.state.doc, id)
  if (!note) return false
  const end = editor.state.doc.resolve(note.pos + note.node.nodeSize - 1)
  return moveCaret(editor, Selection.near(end, -1))
}

function goToReference(editor: Editor, id: string): boolean {
  const { doc } = editor.state
  const reference = findReferences(doc).find(({ node }) => idOf(node) === id)
  if (!reference) return false
  return moveCaret(editor, Selection.near(doc.resolve(reference.pos + reference.node.nodeSize), -1))
}

function moveCaret(editor: Editor, selection: Selection): boolean {
  const { view } = editor
  view.dispatch(editor.state.tr.setSelection(selection).scrollIntoView())
  view.focus()
  return true
}

/** In an empty note, deletes the footnote; the caret goes to where its reference was. */
export function deleteEmptyNote(editor: Editor): boolean {
  const { selection, doc, tr } = editor.state
  const note = noteAround(selection.$from)
  const isEmptyParagraph = note?.childCount === 1 && note.firstChild?.content.size === 0
  if (!note || !isEmptyParagraph || !note.firstChild?.isTextblock) return false
  const references = findReferences(doc).filter(({ node }) => idOf(node) === idOf(note))
  const [first] = references
  if (!first) return false
  for (const { node, pos } of references.toReversed()) tr.delete(pos, pos + node.nodeSize)
  const caret = Selection.near(tr.doc.resolve(first.pos), -1)
  editor.view.dispatch(tr.setSelection(caret).scrollIntoView())
  return true
}

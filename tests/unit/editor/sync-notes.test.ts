// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { expect, it } from 'vitest'
import { findNotes } from '#src/editor/document/note-list.ts'
import { findNote, noteAround } from '#src/editor/footnotes/find-footnotes.ts'
import { mountEditor } from '#tests/support/mounted-editor.ts'

/** A paragraph with these references, and the notes, each named by a letter. */
function withNotes(references: string, notes: string): Editor {
  const text = [...references].map((id) => `<sup data-footnote="${id}"></sup>`).join('')
  const items = [...notes].map((id) => `<li data-footnote="${id}"><p>${id}</p></li>`).join('')
  const list = notes && `<ol data-type="footnotes">${items}</ol>`
  return mountEditor(`<p>a${text}</p>${list}`)
}

/** The notes after a change, which are named by their text; new ones are empty. */
function notesAfter({ view }: Editor, change: (tr: Transaction) => Transaction): string[] {
  view.dispatch(change(view.state.tr))
  view.state.doc.check()
  return findNotes(view.state.doc)?.node.children.map(nameOf) ?? []
}
const nameOf = ({ textContent, attrs }: Node) => textContent || `new ${String(attrs['id'])}`
const insert = (id: string, pos: number) => (tr: Transaction) =>
  tr.insert(pos, tr.doc.type.schema.nodeFromJSON({ type: 'footnoteReference', attrs: { id } }))

it('adds a list with the first footnote, and removes it with the final one', () => {
  expect(notesAfter(withNotes('', ''), insert('x', 1))).toEqual(['new x'])
  expect(notesAfter(withNotes('x', 'x'), (tr) => tr.delete(2, 3))).toEqual([])
})

it('sorts notes by their first references', () => {
  expect(notesAfter(withNotes('x', 'x'), insert('y', 1))).toEqual(['new y', 'x'])
  expect(notesAfter(withNotes('xy', 'xy'), insert('y', 1))).toEqual(['y', 'x'])
  expect(notesAfter(withNotes('xyz', 'xyz'), (tr) => tr.delete(3, 4))).toEqual(['x', 'z'])
})

it('keeps stored notes without a reference, at the end', () => {
  expect(notesAfter(withNotes('x', 'xk'), insert('y', 3))).toEqual(['x', 'new y', 'k'])
})

it('restores a note with its reference', () => {
  const editor = withNotes('x', 'x')
  expect(notesAfter(editor, (tr) => tr.delete(2, 3))).toEqual([])
  expect(notesAfter(editor, insert('x', 1))).toEqual(['x'])
})

it('leaves the notes alone after other changes', () => {
  const editor = withNotes('xx', 'x')
  const before = editor.state.doc.lastChild
  expect(notesAfter(editor, (tr) => tr.insertText('b', 1))).toEqual(['x'])
  expect(editor.state.doc.lastChild).toBe(before)
})

it('finds a note and the position around it', () => {
  const { doc } = withNotes('xy', 'xy').state
  const found = findNote(doc, 'y')
  expect(found?.node.textContent).toBe('y')
  expect(noteAround(doc.resolve((found?.pos ?? 0) + 2))).toBe(found?.node)
  expect(noteAround(doc.resolve(1))).toBeUndefined()
  expect(findNote(doc, 'z')).toBeUndefined()
})

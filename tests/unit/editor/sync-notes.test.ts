import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import type { Transaction } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { editorExtensions } from '#src/editor/editor-extensions.ts'
import { findNote, findReferences, noteAround } from '#src/editor/footnotes/find-footnotes.ts'
import { syncNotes } from '#src/editor/footnotes/sync-notes.ts'

const schema = getSchema(editorExtensions())
const reference = (id: string) => ({ type: 'footnoteReference', attrs: { id } })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const text = (value: string) => ({ type: 'text', text: value })
const note = (id: string) => ({ type: 'footnote', attrs: { id }, content: [paragraph(text(id))] })
const document = (references: string[], notes: string[]) =>
  EditorState.create({
    schema,
    doc: schema.nodeFromJSON({
      type: 'doc',
      content: [
        paragraph(text('a'), ...references.map(reference)),
        ...(notes.length > 0 ? [{ type: 'footnotes', content: notes.map(note) }] : []),
      ],
    }),
  })

/** The notes after a change, which are named by their text; new ones are empty. */
function notesAfter(
  start: EditorState,
  change: (tr: Transaction) => Transaction,
  removed = new Map<string, Node>(),
): string[] {
  const state = start.apply(change(start.tr))
  const [before, after] = [start.doc, state.doc].map(findReferences)
  const tr = syncNotes({ before: before ?? [], after: after ?? [], state, removed })
  const doc = tr ? state.apply(tr).doc : state.doc
  doc.check()
  return doc.lastChild?.type.name === 'footnotes' ? doc.lastChild.children.map(nameOf) : []
}
const nameOf = ({ textContent, attrs }: Node) => textContent || `new ${String(attrs['id'])}`
const insert = (id: string, pos: number) => (tr: Transaction) =>
  tr.insert(pos, schema.nodeFromJSON(reference(id)))

describe('syncNotes', () => {
  it('adds a list with the first footnote, and removes it with the final one', () => {
    expect(notesAfter(document([], []), insert('x', 1))).toEqual(['new x'])
    expect(notesAfter(document(['x'], ['x']), (tr) => tr.delete(2, 3))).toEqual([])
  })

  it('keeps the notes in the order of their first references', () => {
    expect(notesAfter(document(['x'], ['x']), insert('y', 1))).toEqual(['new y', 'x'])
    expect(notesAfter(document(['x', 'y'], ['x', 'y']), insert('y', 1))).toEqual(['y', 'x'])
    expect(notesAfter(document(['x', 'y', 'z'], ['x', 'y', 'z']), (tr) => tr.delete(3, 4))).toEqual(
      ['x', 'z'],
    )
  })

  it('keeps stored notes without a reference, at the end', () => {
    expect(notesAfter(document(['x'], ['x', 'kept']), insert('y', 3))).toEqual([
      ...['x', 'new y', 'kept'],
    ])
  })

  it('restores the note of a reference that comes back', () => {
    const removed = new Map<string, Node>()
    expect(notesAfter(document(['x'], ['x']), (tr) => tr.delete(2, 3), removed)).toEqual([])
    expect(notesAfter(document([], []), insert('x', 1), removed)).toEqual(['x'])
  })

  it('changes nothing otherwise', () => {
    const state = document(['x', 'x'], ['x'])
    const references = findReferences(state.doc)
    expect(
      syncNotes({ before: references, after: references, state, removed: new Map() }),
    ).toBeNull()
  })
})

it('finds a note and the position around it', () => {
  const { doc } = document(['x', 'y'], ['x', 'y'])
  const found = findNote(doc, 'y')
  expect(found?.node.textContent).toBe('y')
  expect(noteAround(doc.resolve((found?.pos ?? 0) + 2))).toBe(found?.node)
  expect(noteAround(doc.resolve(1))).toBeUndefined()
  expect(findNote(doc, 'z')).toBeUndefined()
})

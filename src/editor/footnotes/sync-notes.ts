import { createNodeFromContent } from '@tiptap/core'
import type { NodeWithPos } from '@tiptap/core'
import { Fragment } from '@tiptap/pm/model'
import type { Node, Schema } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { PARSE_OPTIONS } from '#src/editor/document/editor-document.ts'
import { findNotes, NOTES } from '#src/editor/document/note-list.ts'
import { idOf } from './find-footnotes.ts'
import { NOTE } from './footnote-nodes.ts'

type Change = {
  before: readonly NodeWithPos[]
  after: readonly NodeWithPos[]
  state: EditorState
  /** Removed notes by their id, for references that come back without their note: cut by the browser itself. */
  removed: Map<string, Node>
}

/** Sorts notes by reference, adds missing notes and removes orphaned ones. Null without a change. */
export function syncNotes({ before, after, state, removed }: Change): Transaction | null {
  const { doc, schema, tr } = state
  const list = findNotes(doc)
  const notes = list ? list.node.children : []
  const byId = new Map(notes.map((note) => [idOf(note), note]))
  const wanted = new Map<string, Node>()
  for (const { node } of after) {
    const id = idOf(node)
    if (wanted.has(id)) continue
    wanted.set(id, byId.get(id) ?? createNote(schema, node, removed.get(id)))
  }
  // Stored notes without a reference stay until they are deleted themselves.
  const deleted = new Set(before.map(({ node }) => idOf(node)))
  const unreferenced = notes.filter((note) => !wanted.has(idOf(note)) && !deleted.has(idOf(note)))
  const all = [...wanted.values(), ...unreferenced]
  for (const note of notes) if (!all.includes(note)) removed.set(idOf(note), note)
  const carriers = after.filter(({ node }) => node.attrs['note'] !== null)
  const isSame = all.length === notes.length && all.every((note, index) => note === notes[index])
  if (isSame && carriers.length === 0) return null
  for (const { pos } of carriers) tr.setNodeAttribute(pos, 'note', null)
  if (!isSame) {
    const start = list?.pos ?? doc.content.size
    const end = doc.content.size
    const { [NOTES]: type } = schema.nodes
    tr.replaceWith(start, end, all.length > 0 && type ? type.create(null, all) : Fragment.empty)
  }
  return tr
}

function createNote(schema: Schema, reference: Node, removed: Node | undefined): Node {
  const { [NOTE]: type } = schema.nodes
  const html: unknown = reference.attrs['note']
  if (typeof html !== 'string' && removed) return removed
  const content =
    typeof html === 'string'
      ? createNodeFromContent(html, schema, { parseOptions: PARSE_OPTIONS })
      : null
  const attrs = { id: idOf(reference) }
  const note = type?.createAndFill(attrs, content) ?? type?.createAndFill(attrs)
  if (!note) throw new Error('The schema has no footnotes')
  return note
}

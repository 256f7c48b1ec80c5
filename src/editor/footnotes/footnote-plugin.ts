import { getHTMLFromFragment } from '@tiptap/core'
import type { Editor, NodeWithPos } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { goToNote } from './footnote-commands.ts'
import { findNote, findReferences, idOf } from './find-footnotes.ts'
import { NOTES } from '#src/editor/document/note-list.ts'
import { REFERENCE } from './footnote-nodes.ts'
import { syncNotes } from './sync-notes.ts'

type FootnoteState = { references: readonly NodeWithPos[]; numbers: DecorationSet }

const key = new PluginKey<FootnoteState>('footnotes')

export function footnotePlugin(editor: Editor) {
  const removed = new Map<string, Node>()
  return new Plugin<FootnoteState>({
    key,
    state: {
      init: (_, { doc }) => read(doc),
      apply: (tr, value) => (tr.docChanged ? read(tr.doc) : value),
    },
    appendTransaction: (transactions, old, state) => {
      // `setContent` sets this, also to false: the loaded document has all its notes.
      const isEdit = transactions.some(
        (tr) => tr.docChanged && tr.getMeta('preventUpdate') === undefined,
      )
      const before = key.getState(old)?.references ?? []
      const after = key.getState(state)?.references ?? []
      return isEdit ? syncNotes({ before, after, state, removed }) : null
    },
    props: {
      decorations: (state) => key.getState(state)?.numbers,
      handleDoubleClickOn: (_view, _pos, node) =>
        node.type.name === REFERENCE && goToNote(editor, idOf(node)),
      transformCopied: (slice, { state }) => withNotes(withoutList(slice), state.doc),
    },
  })
}

function read(doc: Node): FootnoteState {
  const references = findReferences(doc)
  const ids = [...new Set(references.map(({ node }) => idOf(node)))]
  const numbers = new Map(ids.map((id, index) => [id, String(index + 1)]))
  const decorations = references.map(({ node, pos }) =>
    Decoration.node(pos, pos + node.nodeSize, { 'data-number': numbers.get(idOf(node)) ?? '' }),
  )
  return { references, numbers: DecorationSet.create(doc, decorations) }
}

/** The copied text: without the list of notes at its end, and of a selection of several notes only their text. */
function withoutList(slice: Slice): Slice {
  const { content, openStart, openEnd } = slice
  const { firstChild, lastChild, childCount } = content
  if (lastChild?.type.name !== NOTES || !firstChild) return slice
  if (childCount > 1)
    return new Slice(content.cut(0, content.size - lastChild.nodeSize), openStart, 0)
  const blocks = lastChild.children.flatMap((note) => note.children)
  return new Slice(Fragment.from(blocks), Math.max(0, openStart - 2), Math.max(0, openEnd - 2))
}

const withNotes = ({ content, openStart, openEnd }: Slice, doc: Node) =>
  new Slice(carryNotes(content, doc), openStart, openEnd)

function carryNotes(fragment: Fragment, doc: Node): Fragment {
  const nodes = fragment.content.map((node) => {
    if (node.type.name !== REFERENCE) return node.copy(carryNotes(node.content, doc))
    const note = findNote(doc, idOf(node))?.node
    const html = note ? getHTMLFromFragment(note.content, doc.type.schema) : null
    return node.type.create({ ...node.attrs, note: html }, null, node.marks)
  })
  return Fragment.from(nodes)
}

import { findChildren } from '@tiptap/core'
import type { NodeWithPos } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { ResolvedPos } from '@tiptap/pm/model'
import { findNotes } from '#src/editor/document/note-list.ts'
import { NOTE, REFERENCE } from './footnote-nodes.ts'

/** Footnote references in reading order. */
export const findReferences = (doc: Node): NodeWithPos[] =>
  findChildren(doc, ({ type }) => type.name === REFERENCE)

export function findNote(doc: Node, id: string): NodeWithPos | undefined {
  const list = findNotes(doc)
  let found: NodeWithPos | undefined
  list?.node.forEach((node, offset) => {
    if (idOf(node) === id) found ??= { node, pos: list.pos + 1 + offset }
  })
  return found
}

export function noteAround($pos: ResolvedPos): Node | undefined {
  // A note is always the second level of the document.
  const node = $pos.depth >= 2 ? $pos.node(2) : undefined
  return node?.type.name === NOTE ? node : undefined
}

export const idOf = ({ attrs }: Node) => String(attrs['id'])

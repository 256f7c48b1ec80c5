import { Node } from '@tiptap/core'
import type { Attribute } from '@tiptap/core'
import { NOTES } from '#src/editor/document/note-list.ts'

export const REFERENCE = 'footnoteReference'
export const NOTE = 'footnote'

/** The second alternative keeps the paragraph the default block: "clear formatting" would otherwise make notes. */
export const DocumentWithNotes = Node.create({
  name: 'doc',
  topNode: true,
  content: `(block+ ${NOTES}) | block+`,
})

export function footnoteNodes(toId: (label: string) => string) {
  const id: Attribute = {
    default: '',
    parseHTML: (element) => toId(element.getAttribute('data-footnote') ?? ''),
    renderHTML: (attributes) => ({ 'data-footnote': String(attributes['id']) }),
  }
  const Reference = Node.create({
    name: REFERENCE,
    group: 'inline',
    inline: true,
    atom: true,
    // `note`: HTML of the note, on the clipboard only.
    addAttributes: () => ({
      id,
      note: {
        default: null,
        parseHTML: (element) => element.getAttribute('data-note'),
        renderHTML: ({ note }) => (note === null ? {} : { 'data-note': String(note) }),
      },
    }),
    parseHTML: () => [{ tag: 'sup[data-footnote]' }],
    renderHTML: ({ HTMLAttributes }) => ['sup', HTMLAttributes],
  })
  const Note = Node.create({
    name: NOTE,
    content: 'block+',
    defining: true,
    isolating: true,
    addAttributes: () => ({ id }),
    // Before the list item's rule.
    parseHTML: () => [{ tag: 'ol[data-type="footnotes"] > li', priority: 60 }],
    renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  })
  const Notes = Node.create({
    name: NOTES,
    content: `${NOTE}+`,
    isolating: true,
    selectable: false,
    parseHTML: () => [{ tag: 'ol[data-type="footnotes"]', priority: 60 }],
    renderHTML: () => ['ol', { 'data-type': 'footnotes' }, 0],
  })
  return [Reference, Note, Notes]
}

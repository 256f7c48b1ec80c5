import { Extension, InputRule } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import type { EditorState } from '@tiptap/pm/state'
import { randomKey } from '#src/lib/random-key.ts'
import { findNotes } from '#src/editor/document/note-list.ts'
import { findNote } from './find-footnotes.ts'
import { deleteEmptyNote, goToChosenNote, runFootnote } from './footnote-commands.ts'
import { DocumentWithNotes, footnoteNodes, REFERENCE } from './footnote-nodes.ts'
import { footnotePlugin } from './footnote-plugin.ts'

/** `[^1]` behind a word or a sign; at the start of a line it begins a note. */
const TYPED_REFERENCE = /(?<=\S)\[\^([\w-]{1,40})\]$/
const TYPED_NOTE = /^\[\^([\w-]{1,40})\]:\s$/

export function footnoteExtensions() {
  // The numbers of stored content become unique, so that a reference copied to another post does not name its notes.
  const key = randomKey()
  const toId = (label: string) => (/^\d+$/.test(label) ? `${key}-${label}` : label)
  const Footnotes = Extension.create({
    name: 'footnoteTools',
    priority: 150,
    addProseMirrorPlugins() {
      return [footnotePlugin(this.editor)]
    },
    addKeyboardShortcuts() {
      return {
        'Mod-Alt-f': () => runFootnote(this.editor),
        Backspace: () => deleteEmptyNote(this.editor),
        Enter: () => goToChosenNote(this.editor),
      }
    },
    addInputRules: () => [
      new InputRule({
        find: TYPED_REFERENCE,
        handler: ({ state, range, match }) => {
          const { [REFERENCE]: type } = state.schema.nodes
          if (type) {
            state.tr.replaceWith(range.from, range.to, type.create({ id: toId(match[1] ?? '') }))
          }
        },
      }),
      new InputRule({
        find: TYPED_NOTE,
        handler: ({ state, match }) => moveIntoNote(state, toId(match[1] ?? '')),
      }),
    ],
  })
  return [DocumentWithNotes, ...footnoteNodes(toId), Footnotes]
}

/** Removes the line that began a note, and moves the caret to the note; nothing without such a reference. */
function moveIntoNote({ tr, selection: { $from } }: EditorState, id: string): null | undefined {
  const note = findNote(tr.doc, id)
  const isWholeLine = $from.parentOffset === $from.parent.content.size
  if (!note || !isWholeLine) return null
  const around = $from.node(-1)
  const others = around.childCount - 1 - (around === tr.doc && findNotes(tr.doc) ? 1 : 0)
  if (others > 0) tr.delete($from.before(), $from.after())
  else tr.delete($from.start(), $from.end())
  const end = tr.mapping.map(note.pos + note.node.nodeSize - 1)
  tr.setSelection(Selection.near(tr.doc.resolve(end), -1)).scrollIntoView()
  return undefined
}

import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { NOTES } from '#src/editor/document/note-list.ts'
import { focusLanguage } from './code-block-view.ts'
import { indentLines } from './indent-lines.ts'

/**
 * Tab indents, Shift Tab unindents. After Escape they leave the code, so that the keyboard is not trapped. Arrow Down
 * at the end begins a paragraph.
 */
export const CodeKeys = Extension.create<object, { isLeaving: boolean }>({
  name: 'codeKeys',
  // Also inside tables and lists, which use Tab for themselves.
  priority: 110,
  addStorage: () => ({ isLeaving: false }),
  onTransaction({ transaction }) {
    if (transaction.docChanged || transaction.selectionSet) this.storage.isLeaving = false
  },
  addKeyboardShortcuts() {
    const { editor, storage } = this
    return {
      Tab: () => (storage.isLeaving ? leave(editor) : indent(editor, false)),
      'Shift-Tab': () => !storage.isLeaving && indent(editor, true),
      ArrowDown: () => isAboveNotes(editor) && editor.commands.exitCode(),
      Escape: () => {
        storage.isLeaving = editor.state.selection.$head.parent.type.spec.code === true
        return false
      },
    }
  },
})

/** At the end of the last code of the text: below it are only the footnotes. */
function isAboveNotes({ state: { selection, doc } }: Editor): boolean {
  const { $from, empty } = selection
  if (!empty || !$from.parent.type.spec.code || $from.parentOffset < $from.parent.content.size)
    return false
  return doc.resolve($from.after()).nodeAfter?.type.name === NOTES
}

function leave({ state: { selection }, view }: Editor): boolean {
  return focusLanguage(view.nodeDOM(selection.$head.before()))
}

function indent({ state, view }: Editor, isBack: boolean): boolean {
  const { $from, $to, from } = state.selection
  if (!$from.parent.type.spec.code || !$from.sameParent($to)) return false
  const selection = { from: $from.parentOffset, to: $to.parentOffset, isBack }
  const start = from - $from.parentOffset
  const { tr } = state
  for (const { at, remove, insert } of indentLines($from.parent.textContent, selection)) {
    tr.insertText(insert, start + at, start + at + remove)
  }
  view.dispatch(tr.scrollIntoView())
  return true
}

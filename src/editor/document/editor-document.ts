import type { Editor } from '@tiptap/core'
import { editorHtmlToContent } from '#src/content/sanitize/content-blocks.ts'
import { contentToEditorHtml } from '#src/content/format/content-to-editor-html.ts'
import { moveCaretAfterBlock } from './block-positions.ts'
import { setInitialSelection } from './initial-selection.ts'
import { findNotes } from './note-list.ts'

/** Keeps the indentation of legacy plain text. */
export const PARSE_OPTIONS = { preserveWhitespace: true } as const

/** The document as stored content; '' when it is empty. */
export const readContent = (editor: Editor): string =>
  editor.isEmpty ? '' : editorHtmlToContent(editor.getHTML())

/** Replaces the whole document without emitting an update. */
export function loadContent(editor: Editor, content: string) {
  editor.commands.setContent(contentToEditorHtml(content), {
    emitUpdate: false,
    parseOptions: PARSE_OPTIONS,
  })
  setInitialSelection(editor)
}

/** Keeps caret and undo history. Loading a longer string would select an image, which the next key would replace. */
export function appendContent(editor: Editor, segment: string) {
  const { doc } = editor.state
  const bodyEnd = findNotes(doc)?.pos ?? doc.content.size
  const last = doc.resolve(bodyEnd).nodeBefore
  const isLastEmpty = last?.type.name === 'paragraph' && last.childCount === 0
  const end = bodyEnd - (isLastEmpty ? last.nodeSize : 0)
  editor.commands.insertContentAt(end, contentToEditorHtml(segment), {
    updateSelection: false,
    parseOptions: PARSE_OPTIONS,
  })
}

export function insertContentAtCaret(editor: Editor, segment: string) {
  editor
    .chain()
    .focus()
    .insertContent(contentToEditorHtml(segment), { parseOptions: PARSE_OPTIONS })
    .command(moveCaretAfterBlock)
    .run()
}

import type { Editor } from '@tiptap/core'
import { editorHtmlToWire } from '#src/content/editor-wire.ts'
import { wireToEditorHtml } from '#src/content/editor-html.ts'
import { caretBehindBlock } from './block-places.ts'
import { placeCaret } from './first-caret.ts'

/** Without it the indentation of old plain text is lost. */
export const PARSE_OPTIONS = { preserveWhitespace: true } as const

/** What the editor holds, in the form it will be stored in; '' when there is nothing. */
export const readWire = (editor: Editor): string =>
  editor.isEmpty ? '' : editorHtmlToWire(editor.getHTML())

/** Puts a wire in the place of everything, without telling the listeners. */
export function loadWire(editor: Editor, wire: string) {
  editor.commands.setContent(wireToEditorHtml(wire), {
    emitUpdate: false,
    parseOptions: PARSE_OPTIONS,
  })
  placeCaret(editor)
}

/**
 * Adds a segment at the end and leaves the caret and the undo history alone. Loading a longer string
 * instead would leave an image selected, and the next key would replace it.
 */
export function appendWire(editor: Editor, segment: string) {
  const { doc } = editor.state
  const last = doc.lastChild
  const isLastEmpty = last?.type.name === 'paragraph' && last.childCount === 0
  const end = doc.content.size - (isLastEmpty ? last.nodeSize : 0)
  editor.commands.insertContentAt(end, wireToEditorHtml(segment), {
    updateSelection: false,
    parseOptions: PARSE_OPTIONS,
  })
}

/** Puts a segment at the caret, in the place of what is selected; the caret goes behind it. */
export function insertWire(editor: Editor, segment: string) {
  editor
    .chain()
    .focus()
    .insertContent(wireToEditorHtml(segment), { parseOptions: PARSE_OPTIONS })
    .command(caretBehindBlock)
    .run()
}

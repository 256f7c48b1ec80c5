import type { EditorView } from '@tiptap/pm/view'

/**
 * Lets ProseMirror read where the browser has put the caret, which the browser tells later: a transaction before that
 * would take it back. For those that do not follow from a key or click.
 */
export function readCaret({ dom }: EditorView): void {
  dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}

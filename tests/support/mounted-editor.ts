import { Editor } from '@tiptap/core'
import type { AnyExtension } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { editorExtensions } from '#src/editor/editor-extensions.ts'
import { preloadPaste } from '#src/editor/paste/html-paste.ts'

/** Marks the caret in the HTML of `mountEditor`; two of them mark a selection. */
const CARET = '|'

/** The text editor in the DOM of the test, which has to be `happy-dom`. */
export function mountEditor(html: string, extensions: AnyExtension[] = editorExtensions()): Editor {
  const editor = new Editor({
    ...{ element: document.createElement('div'), extensions, content: html },
    parseOptions: { preserveWhitespace: 'full' },
  })
  document.body.append(editor.view.dom)
  selectMarked(editor)
  return editor
}

function selectMarked(editor: Editor) {
  const found: number[] = []
  const { tr } = editor.state
  for (let at = caretIn(tr.doc); at !== undefined; at = caretIn(tr.doc)) {
    tr.delete(at, at + 1)
    found.push(at)
  }
  const [anchor, head = anchor] = found
  if (anchor === undefined || head === undefined) return
  tr.setSelection(TextSelection.create(tr.doc, anchor, head))
  editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventAutolink', true))
}

function caretIn(doc: Editor['state']['doc']): number | undefined {
  let found: number | undefined
  doc.descendants((node, at) => {
    const index = node.text?.indexOf(CARET) ?? -1
    if (found === undefined && index >= 0) found = at + index
  })
  return found
}

/** Its HTML, without the direction that each paragraph has. */
export const htmlOf = (editor: Editor): string => editor.getHTML().replaceAll(' dir="auto"', '')

/** Pastes these contents of the clipboard as a browser does. */
export async function pasteInto(editor: Editor, texts: Record<string, string>): Promise<string> {
  await preloadPaste()
  const clipboardData = new DataTransfer()
  for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text)
  const options = { clipboardData, bubbles: true, cancelable: true }
  editor.view.dom.dispatchEvent(new ClipboardEvent('paste', options))
  return htmlOf(editor)
}

/** Types a text, a character at a time, with the input rules of the editor. */
export function typeInto(editor: Editor, text: string): string {
  for (const char of text) {
    const { view } = editor
    const { from, to } = view.state.selection
    const insert = () => view.state.tr.insertText(char, from, to)
    const isHandled = view.someProp('handleTextInput', (f) => f(view, from, to, char, insert))
    if (!isHandled) view.dispatch(insert())
  }
  return htmlOf(editor)
}

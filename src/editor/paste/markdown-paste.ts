import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { parseInBrowser } from '#src/content/html/parse-browser.ts'
import { sanitizePastedHtml } from '#src/content/paste/paste-html.ts'
import { PARSE_OPTIONS } from '#src/editor/document/editor-document.ts'
import { MARKDOWN_PASTE } from './paste-events.ts'

const BLOCK = /^ {0,3}(?:#{1,6} \S|> ?\S|[-*+] \S|\d{1,3}[.)] \S|```|~~~|\|.+\|\s*$)/m
const INLINE = /\*\*[^\s*][^*\n]*\*\*|!?\[[^\]\n]*\]\([^)\s]+\)|(?:^|\s)`[^`\n]+`/

/** Whether plain text is written in Markdown; prose that only holds an asterisk is not. */
export const looksLikeMarkdown = (text: string): boolean => BLOCK.test(text) || INLINE.test(text)

/**
 * Plain text in Markdown becomes what it means. Inside a code block it stays text, and so does what is
 * pasted with Shift, the keys for "as it is".
 */
export const MarkdownPaste = Extension.create({
  name: 'markdownPaste',
  addProseMirrorPlugins() {
    const { editor } = this
    let isShift = false
    return [
      new Plugin({
        props: {
          handleKeyDown: (_, { shiftKey }) => {
            isShift = shiftKey
            return false
          },
          handleDOMEvents: {
            keyup: (_, { shiftKey }) => {
              isShift = shiftKey
            },
          },
          handlePaste: (_, { clipboardData }) => {
            const text = clipboardData?.getData('text/plain') ?? ''
            const isRich = clipboardData?.types.includes('text/html') ?? false
            if (isRich || isShift || editor.isActive('codeBlock')) return false
            if (!looksLikeMarkdown(text)) return false
            void insertMarkdown(editor, text)
            return true
          },
        },
      }),
    ]
  },
})

/** The converter comes with the first paste that needs it. */
async function insertMarkdown(editor: Editor, text: string) {
  const html = await import('marked').then(
    ({ marked }) =>
      sanitizePastedHtml(marked.parse(text, { async: false }), parseInBrowser, {
        isMarkdown: true,
      }),
    () => null,
  )
  // Without the converter (no connection) the text itself: a paste never comes to nothing.
  const chain = editor.chain().setMeta('uiEvent', MARKDOWN_PASTE)
  if (html === null) chain.insertContent({ type: 'text', text }).run()
  else chain.insertContent(html, { parseOptions: PARSE_OPTIONS }).run()
}

import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { parseInBrowser } from '#src/content/html/parse-browser.ts'
import { markdownAlerts } from '#src/content/sanitize/markdown-alerts.ts'
import { sanitizePastedHtml } from '#src/content/paste/paste-html.ts'
import { PARSE_OPTIONS } from '#src/editor/document/editor-document.ts'
import { expressibleHtml } from './expressible-html.ts'
import { MARKDOWN_PASTE } from './paste-events.ts'

const BLOCK =
  /^ {0,3}(?:#{1,6} \S|> ?\S|[-*+] \S|\d{1,3}[.)] \S|```|~~~|\|.+\|\s*$|\[\^[^\]\s]+\]: )/m
const INLINE = /\*\*[^\s*][^*\n]*\*\*|!?\[[^\]\n]*\]\([^)\s]+\)|(?:^|\s)`[^`\n]+`/

/** Whether plain text is Markdown; prose that only contains an asterisk is not. */
export const looksLikeMarkdown = (text: string): boolean => BLOCK.test(text) || INLINE.test(text)

/**
 * Converts pasted Markdown to rich text. Inside a code block it stays text, and so does a paste with Shift
 * ("paste without formatting").
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

/** The converter is loaded on the first Markdown paste. */
async function insertMarkdown(editor: Editor, text: string) {
  const html = await Promise.all([import('marked'), import('marked-footnote')]).then(
    ([{ Marked }, { default: markedFootnote }]) =>
      sanitizePastedHtml(
        new Marked(markedFootnote(), markdownAlerts).parse(text, { async: false }),
        parseInBrowser,
        { isMarkdown: true },
      ),
    () => null,
  )
  // If the converter cannot be loaded (offline), insert the plain text so that the paste is not lost.
  const chain = editor.chain().setMeta('uiEvent', MARKDOWN_PASTE)
  if (html === null) chain.insertContent({ type: 'text', text }).run()
  else chain.insertContent(expressibleHtml(editor, html), { parseOptions: PARSE_OPTIONS }).run()
}

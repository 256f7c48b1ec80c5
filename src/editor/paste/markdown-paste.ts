import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { PARSE_OPTIONS } from '#src/editor/document/editor-document.ts'
import { expressibleHtml } from './expressible-html.ts'
import { MARKDOWN_PASTE } from './paste-events.ts'

const BLOCK =
  /^ {0,3}(?:#{1,6} \S|> ?\S|[-*+] \S|\d{1,3}[.)] \S|```|~~~|\|.+\|\s*$|\[\^[^\]\s]+\]: )/m
const INLINE = /\*\*[^\s*][^*\n]*\*\*|!?\[[^\]\n]*\]\([^)\s]+\)|(?:^|\s)`[^`\n]+`/

/** Whether plain text is Markdown; prose that only contains an asterisk is not. */
export const looksLikeMarkdown = (text: string): boolean => BLOCK.test(text) || INLINE.test(text)

/** Converts pasted Markdown to rich text. Inside a code block it stays text. */
export const MarkdownPaste = Extension.create({
  name: 'markdownPaste',
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          handlePaste: (_, { clipboardData }) => {
            const text = clipboardData?.getData('text/plain') ?? ''
            const isRich = clipboardData?.types.includes('text/html') ?? false
            if (isRich || editor.isActive('codeBlock')) return false
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
  const html = await renderedHtml(text).catch(() => null)
  // If the converter cannot be loaded (offline), insert the plain text so that the paste is not lost.
  const chain = editor.chain().setMeta('uiEvent', MARKDOWN_PASTE)
  if (html === null) chain.insertContent({ type: 'text', text }).run()
  else chain.insertContent(expressibleHtml(editor, html), { parseOptions: PARSE_OPTIONS }).run()
}

async function renderedHtml(text: string): Promise<string> {
  const [
    { Marked },
    { default: markedFootnote },
    { markdownAlerts },
    { markdownCode },
    { convertRenderedMarkdown },
  ] = await Promise.all([
    import('marked'),
    import('marked-footnote'),
    import('#src/content/sanitize/markdown-alerts.ts'),
    import('#src/content/sanitize/markdown-code.ts'),
    import('./convert-html.ts'),
  ])
  const marked = new Marked(markedFootnote(), markdownAlerts, { renderer: { code: markdownCode } })
  return convertRenderedMarkdown(marked.parse(text, { async: false }))
}

import { createDocument, Extension } from '@tiptap/core'
import type { Content, Editor, JSONContent } from '@tiptap/core'
import { PARSE_OPTIONS } from '#src/editor/document/editor-document.ts'
import { propsPlugin } from '#src/editor/document/props-plugin.ts'
import { expressibleHtml } from './expressible-html.ts'
import { MARKDOWN_PASTE } from './paste-events.ts'

const BLOCK =
  /^ {0,3}(?:#{1,6} \S|> ?\S|[-*+] \S|\d{1,3}[.)] \S|```|~~~|\|.+\|\s*$|\[\^[^\]\s]+\]: )/m
const INLINE = /\*\*[^\s*][^*\n]*\*\*|!?\[[^\]\n]*\]\([^)\s]+\)|(?:^|\s)`[^`\n]+`/

/** Whether plain text is Markdown; prose that only contains an asterisk is not. */
export const looksLikeMarkdown = (text: string): boolean => BLOCK.test(text) || INLINE.test(text)

export const MarkdownPaste = Extension.create({
  name: 'markdownPaste',
  addProseMirrorPlugins: propsPlugin((editor) => ({
    handlePaste: (_, { clipboardData }) => {
      const text = clipboardData?.getData('text/plain') ?? ''
      const isRich = clipboardData?.types.includes('text/html') ?? false
      if (isRich || editor.isActive('codeBlock')) return false
      if (!looksLikeMarkdown(text)) return false
      void insertMarkdown(editor, text)
      return true
    },
  })),
})

async function insertMarkdown(editor: Editor, text: string) {
  const html = await import('#src/content/paste/paste-markdown.ts')
    .then(({ pastedMarkdownHtml }) => pastedMarkdownHtml(text))
    .catch(() => null)
  // If the converter cannot be loaded (offline), insert the plain text so that the paste is not lost.
  const content = html === null ? plain(text) : insertable(editor, text, html)
  const chain = editor.chain().setMeta('uiEvent', MARKDOWN_PASTE)
  chain.insertContent(content, { parseOptions: PARSE_OPTIONS }).run()
}

/** The blocks of a text, or the inline content of its only paragraph, which joins the text around the caret. */
function insertable(editor: Editor, text: string, html: string): Content {
  const blocks = expressibleHtml(editor, html)
  const document = createDocument(blocks, editor.schema, PARSE_OPTIONS)
  const { content: [paragraph, ...others] = [] } = document.toJSON() as JSONContent
  if (paragraph?.type !== 'paragraph' || others.length > 0) return blocks
  // In Markdown blanks at the ends are layout; here they part words.
  const blanks = (place: RegExp) => plain(place.exec(text)?.[0])
  return [...blanks(/^[ \t]+/), ...(paragraph.content ?? []), ...blanks(/[ \t]+$/)]
}

const plain = (text = '') => (text === '' ? [] : [{ type: 'text', text }])

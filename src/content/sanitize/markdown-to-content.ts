import { Marked } from 'marked'
import markedFootnote from 'marked-footnote'
import { sanitizeTree } from './sanitize-tree.ts'
import { serializeHtml } from '#src/content/format/serialize-html.ts'
import { parseOnServer } from '#src/content/html/parse-server.ts'
import { blocksToContent } from './content-blocks.ts'

// Elements that need the editor's own markup. Code fences and images stay Markdown in the stored body,
// `<pre>` and `<img>` stay HTML, as they were written.
const converter = new Marked({
  renderer: {
    code: ({ text, lang = '' }) =>
      serializeHtml([{ type: 'code', language: lang, code: text, fence: true }], {
        authored: true,
      }),
    image: ({ href, text, title }) =>
      serializeHtml([{ type: 'image', src: href, alt: text, title: title ?? '', md: true }], {
        authored: true,
      }),
    listitem({ task, checked, tokens }) {
      const attributes = task ? ` data-type="taskItem" data-checked="${checked === true}"` : ''
      return `<li${attributes}>${this.parser.parse(tokens)}</li>`
    },
    checkbox: () => '',
  },
}).use(markedFootnote())

/**
 * Stored form of a post written in Markdown (server). Features that Markdown lacks (colours, alignment,
 * column widths) may be inline HTML; everything passes the same allow-list as every save.
 */
export function markdownToContent(markdown: string): string {
  const html = converter.parse(markdown, { async: false })
  return blocksToContent(sanitizeTree(parseOnServer(html), { authored: true }))
}

import { Marked } from 'marked'
import markedFootnote from 'marked-footnote'
import { parseHtml } from '#parse-html'
import { blocksToContent } from './content-blocks.ts'
import { markdownAlerts } from './markdown-alerts.ts'
import { markdownCode } from './markdown-code.ts'
import { markdownTags } from './markdown-tags.ts'
import { sanitizeTree } from './sanitize-tree.ts'
import { serializeHtml } from '#src/content/format/serialize-html.ts'
import type { Block } from '#src/content/format/block-tree.ts'
import type { SourceNode } from '#src/content/html/source-tree.ts'

// Elements that need the editor's markup. Fences and Markdown images keep their form, `<pre>` and `<img>` too.
const converter = new Marked({
  renderer: {
    code: markdownCode,
    image({ href, tokens, title }) {
      const alt = this.parser.parseInline(tokens, this.parser.textRenderer)
      const image = { type: 'image' as const, src: href, alt, title: title ?? '', md: true }
      return serializeHtml([image], { authored: true })
    },
    // Blanks around a paragraph are layout; those inside are kept.
    paragraph({ tokens }) {
      return `<p>${this.parser
        .parseInline(tokens)
        .replace(/^[ \t]+/, '')
        .trimEnd()}</p>\n`
    },
    listitem({ task, checked, tokens }) {
      const attributes = task ? ` data-type="taskItem" data-checked="${checked === true}"` : ''
      return `<li${attributes}>${this.parser.parse(tokens)}</li>`
    },
    checkbox: () => '',
  },
}).use(markedFootnote(), markdownAlerts, markdownTags)

type Options = {
  /** Rewrites the parsed HTML before it is sanitised: an import knows more elements than a save. */
  adapt?: (nodes: SourceNode[]) => SourceNode[]
}

/** Features that Markdown lacks may be inline HTML; everything passes the allow-list of saves. */
export function markdownToBlocks(
  markdown: string,
  { adapt = (nodes) => nodes }: Options = {},
): Block[] {
  const html = converter.parse(markdown, { async: false })
  return sanitizeTree(adapt(parseHtml(html)), { authored: true })
}

export const markdownToContent = (markdown: string): string =>
  blocksToContent(markdownToBlocks(markdown))

import { exportedMarkdownToContent } from '#src/content/markdown/markdown-forms.ts'
import { markdownToContent } from '#src/content/sanitize/markdown-to-content.ts'
import type { SourceNode } from '#src/content/html/source-tree.ts'
import { adaptForeign } from '#src/import/html/adapt-foreign.ts'
import { htmlToContent } from '#src/import/html/html-to-content.ts'
import type { SourcePost, SourceWarning } from '#src/import/source/source-post.ts'
import { prepareMarkdown } from '#src/import/markdown/prepare-markdown.ts'
import type { Loss } from '#src/import/markdown/prepare-markdown.ts'

/**
 * The body of a post in the format in which it is stored; its links and pictures still have the source's addresses.
 * Each warning names the file and, where it is known, the line. The same one is told once.
 */
export function bodyToContent({ body, place }: SourcePost): {
  content: string
  warnings: SourceWarning[]
} {
  if (body.format === 'exported')
    return { content: exportedMarkdownToContent(body.text), warnings: [] }
  const { content, losses } =
    body.format === 'html'
      ? htmlToContent(body.text)
      : fromMarkdown(body.text, /\.mdx$/i.test(place.file))
  const first = new Map(losses.toReversed().map((loss) => [loss.text, loss]))
  const warnings = losses
    .filter((loss) => first.get(loss.text) === loss && !NO_LOSS.test(loss.text))
    .map(({ text, line }) => {
      const at = line === undefined ? place.line : line + (place.line ?? 1) - 1
      return { place: { file: place.file, ...(at === undefined ? {} : { line: at }) }, text }
    })
  return { content, warnings }
}

/** Markdown often links its pictures and brings styles: everything that can be read is there. */
const NO_LOSS = /^(?:The link of a picture stands behind it|A style sheet was left out)/

function fromMarkdown(text: string, isMdx: boolean): { content: string; losses: Loss[] } {
  const { markdown, losses } = prepareMarkdown(text, { isMdx })
  const adapt = (nodes: SourceNode[]) => {
    const adapted = adaptForeign(nodes)
    losses.push(...adapted.losses.map((loss) => ({ text: loss })))
    return adapted.nodes
  }
  return { content: markdownToContent(markdown, { adapt }), losses }
}

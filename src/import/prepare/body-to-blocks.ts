import type { Block } from '#src/content/format/block-tree.ts'
import type { SourceNode } from '#src/content/html/source-tree.ts'
import { exportedMarkdownToBlocks } from '#src/content/markdown/markdown-forms.ts'
import { storedBlocks } from '#src/content/sanitize/content-blocks.ts'
import { markdownToBlocks } from '#src/content/sanitize/markdown-to-blocks.ts'
import { adaptThirdPartyHtml } from '#src/import/html/adapt-third-party-html.ts'
import { typographicText } from '#src/import/html/typographic-text.ts'
import { htmlToBlocks } from '#src/import/html/html-to-blocks.ts'
import { prepareMarkdown } from '#src/import/markdown/prepare-markdown.ts'
import { warningAt } from '#src/import/source/post-warnings.ts'
import type { SourcePost, SourceWarning } from '#src/import/source/source-post.ts'

type Body = Pick<SourcePost, 'body' | 'place' | 'typography'>

/** Links and images still have the source's URLs. A warning is reported once, unless it is counted. */
export function bodyToBlocks(post: Body): {
  blocks: Block[]
  warnings: SourceWarning[]
} {
  const { blocks, losses } = convert(post)
  const first = new Map(losses.toReversed().map((loss) => [loss.text, loss]))
  const warnings = losses
    .filter((loss) => (loss.kind ?? first.get(loss.text) === loss) && !NO_LOSS.test(loss.text))
    .map((loss) => warningAt(post.place, loss))
  return { blocks: storedBlocks(blocks), warnings }
}

/** Markdown often links its images and brings styles: everything that can be read is there. */
const NO_LOSS = /^(?:The link of an image follows the image|A style sheet was removed)/

function convert({ body, place, typography }: Body): ReturnType<typeof htmlToBlocks> {
  if (body.format === 'exported') return { blocks: exportedMarkdownToBlocks(body.text), losses: [] }
  if (body.format === 'html') return htmlToBlocks(body.text)
  const { markdown, losses } = prepareMarkdown(body.text, { isMdx: /\.mdx$/i.test(place.file) })
  const adapt = (nodes: SourceNode[]) => {
    const adapted = adaptThirdPartyHtml(typography ? typographicText(nodes, typography) : nodes)
    losses.push(...adapted.losses)
    return adapted.nodes
  }
  return { blocks: markdownToBlocks(markdown, { adapt }), losses }
}

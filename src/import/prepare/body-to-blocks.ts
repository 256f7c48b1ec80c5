import type { Block } from '#src/content/format/block-tree.ts'
import type { SourceNode } from '#src/content/html/source-tree.ts'
import { parseOnServer } from '#src/content/html/parse-server.ts'
import { exportedMarkdownToBlocks } from '#src/content/markdown/markdown-forms.ts'
import { storedBlocks } from '#src/content/sanitize/content-blocks.ts'
import { markdownToBlocks } from '#src/content/sanitize/markdown-to-blocks.ts'
import { adaptForeign } from '#src/import/html/adapt-foreign.ts'
import { typographicText } from '#src/import/html/typographic-text.ts'
import { htmlToBlocks } from '#src/import/html/html-to-blocks.ts'
import type { ConvertedBody } from '#src/import/html/html-to-blocks.ts'
import { prepareMarkdown } from '#src/import/markdown/prepare-markdown.ts'
import type { SourcePost, SourceWarning } from '#src/import/source/source-post.ts'

type Body = Pick<SourcePost, 'body' | 'place' | 'typography'>

/**
 * The body of a post as blocks, in the form that is stored; its links and pictures still have the source's addresses.
 * Each warning names the file and, where it is known, the line. The same one is told once.
 */
export function bodyToBlocks(post: Body): {
  blocks: Block[]
  warnings: SourceWarning[]
} {
  const { place } = post
  const { blocks, losses } = convert(post)
  const first = new Map(losses.toReversed().map((loss) => [loss.text, loss]))
  const warnings = losses
    .filter((loss) => first.get(loss.text) === loss && !NO_LOSS.test(loss.text))
    .map(({ text, line, kind }) => {
      const at = line === undefined ? place.line : line + (place.line ?? 1) - 1
      return {
        place: { file: place.file, ...(at === undefined ? {} : { line: at }) },
        text,
        ...(kind && { kind }),
      }
    })
  return { blocks: storedBlocks(blocks), warnings }
}

/** Markdown often links its pictures and brings styles: everything that can be read is there. */
const NO_LOSS = /^(?:The link of a picture stands behind it|A style sheet was left out)/

function convert({ body, place, typography }: Body): ConvertedBody {
  if (body.format === 'exported')
    return { blocks: exportedMarkdownToBlocks(body.text, parseOnServer), losses: [] }
  if (body.format === 'html') return htmlToBlocks(body.text)
  const { markdown, losses } = prepareMarkdown(body.text, { isMdx: /\.mdx$/i.test(place.file) })
  const adapt = (nodes: SourceNode[]) => {
    const adapted = adaptForeign(typography ? typographicText(nodes, typography) : nodes)
    losses.push(...adapted.losses.map((loss) => ({ text: loss })))
    return adapted.nodes
  }
  return { blocks: markdownToBlocks(markdown, { parse: parseOnServer, adapt }), losses }
}

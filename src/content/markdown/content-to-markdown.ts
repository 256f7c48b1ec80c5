import { blocksToContent, contentToBlocks } from '#src/content/sanitize/content-blocks.ts'
import { canStayLiteralText } from '#src/content/format/join-segments.ts'
import { splitSegments } from '#src/content/format/split-segments.ts'
import type { Block } from '#src/content/format/block-tree.ts'
import { blockHtml, blockMarkdown, blocksMarkdown } from './block-markdown.ts'
import { exportedMarkdownToContent } from './markdown-forms.ts'

/** Reversed byte for byte by `exportedMarkdownToContent`; other blocks are written as HTML. */
export function contentToMarkdown(
  content: string,
  blocks: readonly Block[] = contentToBlocks(content),
): string {
  if (isLiteral(content)) return blockHtml({ type: 'text', text: content })
  const isExact = (markdown: string, expected: string) =>
    exportedMarkdownToContent(markdown) === expected
  const markdown = blocksMarkdown(blocks, { hasNotes: true, isNested: false })
  if (isExact(markdown, content)) return markdown
  const style = { hasNotes: false, isNested: false }
  const parts = blocks.map((block) => {
    const alone = blocksToContent([structuredClone(block)])
    const written = blockMarkdown(block, style)
    return isExact(written, alone) ? written : blockHtml(block)
  })
  const mixed = parts.join('\n\n')
  return isExact(mixed, content) ? mixed : blocks.map(blockHtml).join('\n\n')
}

function isLiteral(content: string): boolean {
  const [only, ...others] = splitSegments(content)
  return only?.type === 'text' && others.length === 0 && canStayLiteralText(only.text)
}

import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import { canStayLiteralText } from '#src/content/format/join-segments.ts'
import { splitSegments } from '#src/content/format/split-segments.ts'
import type { Block } from '#src/content/format/block-tree.ts'
import { blockHtml, blockMarkdown, blocksMarkdown } from './block-markdown.ts'
import { exportedMarkdownToContent } from './markdown-forms.ts'

/**
 * Stored content as Markdown from which `exportedMarkdownToContent` makes the same content, byte for byte. What it reads
 * back differently, block by block, is written as HTML instead.
 * @param blocks those of the content
 */
export function contentToMarkdown(content: string, blocks: readonly Block[]): string {
  if (isLiteral(content)) return blockHtml({ type: 'text', text: content })
  const markdown = blocksMarkdown(blocks, { hasNotes: true, isNested: false })
  return isExact(markdown, content) ? markdown : checkedMarkdown(blocks, content)
}

const isExact = (markdown: string, content: string) =>
  exportedMarkdownToContent(markdown) === content

/** Stored byte for byte, with the blanks around it. */
function isLiteral(content: string): boolean {
  const [only, ...others] = splitSegments(content)
  return only?.type === 'text' && others.length === 0 && canStayLiteralText(only.text)
}

function checkedMarkdown(blocks: readonly Block[], content: string): string {
  const style = { hasNotes: false, isNested: false }
  const parts = blocks.map((block) => {
    const markdown = blockMarkdown(block, style)
    const alone = blocksToContent([structuredClone(block)])
    return isExact(markdown, alone) ? markdown : blockHtml(block)
  })
  const mixed = parts.join('\n\n')
  return isExact(mixed, content) ? mixed : blocks.map(blockHtml).join('\n\n')
}

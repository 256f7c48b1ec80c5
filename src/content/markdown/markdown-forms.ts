import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import { markdownToBlocks } from '#src/content/sanitize/markdown-to-blocks.ts'
import type { Block } from '#src/content/format/block-tree.ts'
import type { ParseHtml } from '#src/content/html/source-tree.ts'

export const IMG_MARK = '#img'

export const exportedMarkdownToBlocks = (markdown: string, parse: ParseHtml): Block[] =>
  markdownToBlocks(markdown, { parse }).map(restoreForm)

/** Converts exported Markdown to stored content. */
export const exportedMarkdownToContent = (markdown: string, parse: ParseHtml): string =>
  blocksToContent(exportedMarkdownToBlocks(markdown, parse))

function restoreForm(block: Block): Block {
  if (block.type !== 'image' || !block.src.endsWith(IMG_MARK)) return block
  return { ...block, src: block.src.slice(0, -IMG_MARK.length), md: false }
}

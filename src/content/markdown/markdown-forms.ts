import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import { markdownToBlocks } from '#src/content/sanitize/markdown-to-blocks.ts'
import type { Block } from '#src/content/format/block-tree.ts'

export const IMG_MARK = '#img'

export const exportedMarkdownToBlocks = (markdown: string): Block[] =>
  markdownToBlocks(markdown).map(restoreForm)

/** Converts exported Markdown to stored content. */
export const exportedMarkdownToContent = (markdown: string): string =>
  blocksToContent(exportedMarkdownToBlocks(markdown))

function restoreForm(block: Block): Block {
  if (block.type !== 'image' || !block.src.endsWith(IMG_MARK)) return block
  return { ...block, src: block.src.slice(0, -IMG_MARK.length), md: false }
}

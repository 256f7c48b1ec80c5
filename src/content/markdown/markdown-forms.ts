import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import { markdownToBlocks } from '#src/content/sanitize/markdown-to-content.ts'
import type { Block } from '#src/content/format/block-tree.ts'

/** At the end of a picture's address: it is stored as `<img>`. */
export const IMG_MARK = '#img'

/** The stored form of what `contentToMarkdown` wrote, and of any other Markdown. */
export const exportedMarkdownToContent = (markdown: string): string =>
  blocksToContent(markdownToBlocks(markdown).map(restoreForm))

function restoreForm(block: Block): Block {
  if (block.type !== 'image' || !block.src.endsWith(IMG_MARK)) return block
  return { ...block, src: block.src.slice(0, -IMG_MARK.length), md: false }
}

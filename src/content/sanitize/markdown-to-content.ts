import { blocksToContent } from './content-blocks.ts'
import { markdownToBlocks } from './markdown-to-blocks.ts'

export const markdownToContent = (markdown: string): string =>
  blocksToContent(markdownToBlocks(markdown))

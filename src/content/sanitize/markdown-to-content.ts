import { parseOnServer } from '#src/content/html/parse-server.ts'
import { blocksToContent } from './content-blocks.ts'
import { markdownToBlocks } from './markdown-to-blocks.ts'

export const markdownToContent = (markdown: string): string =>
  blocksToContent(markdownToBlocks(markdown, { parse: parseOnServer }))

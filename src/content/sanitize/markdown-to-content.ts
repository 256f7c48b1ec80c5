import { parseOnServer } from '#src/content/html/parse-server.ts'
import { blocksToContent } from './content-blocks.ts'
import { markdownToBlocks } from './markdown-to-blocks.ts'

/** Stored form of a post written in Markdown (server). */
export const markdownToContent = (markdown: string): string =>
  blocksToContent(markdownToBlocks(markdown, { parse: parseOnServer }))

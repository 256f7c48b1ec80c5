import { markdownToBlocks } from '#src/content/sanitize/markdown-to-blocks.ts'
import { pastedBlocksHtml } from './paste-html.ts'

/** Markdown for the editor: code blocks stay fences, images stay Markdown images. */
export const pastedMarkdownHtml = (markdown: string): string =>
  pastedBlocksHtml(markdownToBlocks(markdown), { authored: true })

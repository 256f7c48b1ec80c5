import { contentToMarkdown } from '#src/content/markdown/content-to-markdown.ts'
import { exportedMarkdownToContent } from '#src/content/markdown/markdown-forms.ts'
import { contentToBlocks } from '#src/content/sanitize/content-blocks.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'

export function markdownOf(content: string): string {
  const canonical = sanitizeContent(content)
  return contentToMarkdown(canonical, contentToBlocks(canonical))
}

export const contentOf = (markdown: string): string => exportedMarkdownToContent(markdown)

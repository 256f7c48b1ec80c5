import { parseInBrowser } from '#src/content/html/parse-browser.ts'
import { contentToMarkdown } from '#src/content/markdown/content-to-markdown.ts'
import { exportedMarkdownToContent } from '#src/content/markdown/markdown-forms.ts'
import { canonicalContent, contentToBlocks } from '#src/content/sanitize/content-blocks.ts'

export function markdownOf(content: string): string {
  const canonical = canonicalContent(content, parseInBrowser)
  return contentToMarkdown(canonical, contentToBlocks(canonical, parseInBrowser), parseInBrowser)
}

export const contentOf = (markdown: string): string =>
  exportedMarkdownToContent(markdown, parseInBrowser)

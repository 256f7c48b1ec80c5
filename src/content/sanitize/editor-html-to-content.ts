import { sanitizeTree } from './sanitize-tree.ts'
import { parseInBrowser } from '#src/content/html/parse-browser.ts'
import { blocksToContent } from './content-blocks.ts'
import type { ParseHtml } from '#src/content/html/source-tree.ts'

/**
 * The result equals what will be stored, so a form is dirty when strings differ. '' for an empty editor. Browser only,
 * unless `parse` is passed.
 */
export function editorHtmlToContent(html: string, parse: ParseHtml = parseInBrowser): string {
  return blocksToContent(sanitizeTree(parse(html), { authored: true }))
}

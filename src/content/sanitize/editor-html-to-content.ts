import { sanitizeTree } from './sanitize-tree.ts'
import { parseInBrowser } from '#src/content/html/parse-browser.ts'
import { blocksToContent } from './content-blocks.ts'
import type { ParseHtml } from '#src/content/html/source-tree.ts'

/**
 * Content for the editor's HTML (`editor.getHTML()`), through the same sanitised tree as on the server: the
 * result equals what will be stored, so a form is dirty exactly when the strings differ. An empty editor
 * gives ''. Browser only, unless another parser is passed.
 */
export function editorHtmlToContent(html: string, parse: ParseHtml = parseInBrowser): string {
  return blocksToContent(sanitizeTree(parse(html), { authored: true }))
}

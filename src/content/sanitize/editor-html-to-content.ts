import { sanitizeTree } from './sanitize-tree.ts'
import { parseHtml } from '#parse-html'
import { blocksToContent } from './content-blocks.ts'

/** The result equals what will be stored, so a form is dirty when strings differ. '' for an empty editor. */
export function editorHtmlToContent(html: string): string {
  return blocksToContent(sanitizeTree(parseHtml(html), { authored: true }))
}

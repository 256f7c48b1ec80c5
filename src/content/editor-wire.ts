import { cleanTree } from './clean-tree.ts'
import { parseInBrowser } from './parse-browser.ts'
import { blocksToWire } from './wire-blocks.ts'
import type { ParseHtml } from './source-tree.ts'

/**
 * The wire for the editor's HTML (`editor.getHTML()`), through the same clean tree as the server's: what
 * is emitted is what will be stored, so a form is dirty exactly when the strings differ. An empty
 * editor gives ''. Browser only, unless another parser is passed.
 */
export function editorHtmlToWire(html: string, parse: ParseHtml = parseInBrowser): string {
  return blocksToWire(cleanTree(parse(html), { authored: true }))
}

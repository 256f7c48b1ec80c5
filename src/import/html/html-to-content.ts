import { parseOnServer } from '#src/content/html/parse-server.ts'
import { adaptPasted } from '#src/content/paste/paste-html.ts'
import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import { sanitizeTree } from '#src/content/sanitize/sanitize-tree.ts'
import { adaptForeign } from './adapt-foreign.ts'
import { replaceUnsupported } from './replace-unsupported.ts'

export type ConvertedHtml = {
  content: string
  /** What could not be kept, with its line in the HTML where that is known. */
  losses: { text: string; line?: number }[]
}

/**
 * The stored form of a post body written as HTML elsewhere: what a save allows, through the same tree as pasted HTML.
 * What the format cannot hold stays as its text or a link, and is told.
 */
export function htmlToContent(html: string): ConvertedHtml {
  const replaced = replaceUnsupported(html)
  const { nodes, losses } = adaptForeign(parseOnServer(replaced.html))
  const blocks = sanitizeTree(adaptPasted(nodes))
  return {
    content: blocksToContent(blocks),
    losses: [...replaced.losses, ...losses.map((text) => ({ text }))],
  }
}

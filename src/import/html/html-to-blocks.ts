import type { Block } from '#src/content/format/block-tree.ts'
import { parseHtml } from '#parse-html'
import { adaptPasted } from '#src/content/paste/paste-html.ts'
import { sanitizeTree } from '#src/content/sanitize/sanitize-tree.ts'
import { adaptThirdPartyHtml } from './adapt-third-party-html.ts'
import { replaceUnsupported } from './replace-unsupported.ts'
import type { ConversionIssue } from './replace-unsupported.ts'

/** Converts third-party HTML to post blocks. Unsupported content becomes text or a link, and is reported. */
export function htmlToBlocks(html: string): { blocks: Block[]; losses: ConversionIssue[] } {
  const replaced = replaceUnsupported(html)
  const { nodes, losses } = adaptThirdPartyHtml(parseHtml(replaced.html))
  return {
    blocks: sanitizeTree(adaptPasted(nodes)),
    losses: [...replaced.losses, ...losses],
  }
}

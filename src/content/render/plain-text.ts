import { inlineText } from './render-inline.ts'
import { walkBlocks } from './walk-blocks.ts'
import type { RenderBlock } from './render-node.ts'

/**
 * Plain text of a rendered post for feeds, search and excerpts, with a blank line between blocks.
 * `code: false` leaves code blocks out. Image descriptions are not included.
 */
export function plainText(blocks: readonly RenderBlock[], { code = true } = {}): string {
  const parts: string[] = []
  for (const block of walkBlocks(blocks)) {
    if (block.type === 'paragraph' || block.type === 'heading') {
      parts.push(inlineText(block.children))
    }
    if (block.type === 'text') parts.push(block.text)
    if (block.type === 'code' && code) parts.push(block.code)
  }
  return parts.filter((part) => part.trim() !== '').join('\n\n')
}

import { inlineText } from './render-inline.ts'
import { walkBlocks } from '#src/content/format/walk-blocks.ts'
import type { RenderBlock } from './render-node.ts'

/** Blocks are separated by a blank line. `code: false` omits code blocks. Image descriptions are never included. */
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

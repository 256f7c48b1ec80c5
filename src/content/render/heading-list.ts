import { inlineText } from './render-inline.ts'
import { walkBlocks } from '#src/content/format/walk-blocks.ts'
import type { HeadingLevel } from '#src/content/format/block-tree.ts'
import type { RenderBlock } from './render-node.ts'

export type HeadingEntry = { id: string; level: HeadingLevel; text: string }

/** Non-empty headings of a rendered post in reading order, with their element ids. */
export function headingList(blocks: readonly RenderBlock[]): HeadingEntry[] {
  const headings: HeadingEntry[] = []
  for (const block of walkBlocks(blocks)) {
    if (block.type !== 'heading') continue
    const text = inlineText(block.children).replace(/\s+/g, ' ').trim()
    if (text !== '') headings.push({ id: block.id, level: block.level, text })
  }
  return headings
}

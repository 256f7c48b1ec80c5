import type { HeadingLevel } from '#src/content/format/block-tree.ts'
import type { RenderBlock, RenderHeading } from './render-node.ts'
import { walkBlocks } from './walk-blocks.ts'

/**
 * Removes gaps in heading levels, for screen readers that navigate by outline: the highest level in use
 * becomes the first, and no heading is more than one below the last. The stored content is unchanged.
 * @param blocks freshly rendered blocks; mutated in place
 */
export function normalizeHeadingLevels(blocks: readonly RenderBlock[]): void {
  const headings = [...walkBlocks(blocks)].filter(isHeading)
  const used = [...new Set(headings.map(({ level }) => level))].sort()
  let last = 0
  for (const heading of headings) {
    last = Math.min(used.indexOf(heading.level), last) + 1
    heading.level = last as HeadingLevel
  }
}

const isHeading = (block: RenderBlock): block is RenderHeading => block.type === 'heading'

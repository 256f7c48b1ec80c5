import type { PostSurroundings } from '#src/contract/page-content.ts'
import type { RenderBlock } from '#src/content/render-node.ts'
import { isCode, walkBlocks } from '#src/content/render-walk.ts'

/** Puts the coloured runs of the code blocks, which come in reading order, where they belong. */
export function withColours(
  blocks: readonly RenderBlock[],
  colours: PostSurroundings['colours'],
): readonly RenderBlock[] {
  const code = [...walkBlocks(blocks)].filter(isCode)
  for (const [at, block] of code.entries()) block.runs = colours[at]
  return blocks
}

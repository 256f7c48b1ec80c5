import type { PostPageData } from '#src/contract/posts/public-page-data.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'
import { isCodeBlock, walkBlocks } from '#src/content/render/walk-blocks.ts'

/** Assigns highlighted tokens, given in reading order, to the code blocks. */
export function attachCodeRuns(
  blocks: readonly RenderBlock[],
  colours: PostPageData['codeTokens'],
): readonly RenderBlock[] {
  const code = [...walkBlocks(blocks)].filter(isCodeBlock)
  for (const [at, block] of code.entries()) block.runs = colours[at]
  return blocks
}

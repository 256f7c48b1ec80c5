import type { PostPageData } from '#src/contract/posts/public-page-data.ts'
import { highlightBlocks } from '#src/content/highlight/highlight-blocks.ts'
import { isCodeBlock, walkBlocks } from '#src/content/render/walk-blocks.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { highlight } from './highlight.ts'

type Tokens = Promise<PostPageData['codeTokens']>

/** The highlighted tokens of each code block of a post, in document order; undefined for plain blocks. */
export const highlightCodeBlocks = (content: string): Tokens =>
  highlightBlocksOf(renderContent(content))

/** The same for a render tree. */
export const highlightBlocksOf = (blocks: readonly RenderBlock[]): Tokens =>
  highlightBlocks([...walkBlocks(blocks)].filter(isCodeBlock), highlight)

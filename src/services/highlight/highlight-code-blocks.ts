import type { PostPageData } from '#src/contract/posts/public-page-data.ts'
import { highlightBlocks } from '#src/content/highlight/highlight-blocks.ts'
import { isCodeBlock, walkBlocks } from '#src/content/render/walk-blocks.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { highlight } from './highlight.ts'

/** The highlighted tokens of each code block of a post, in document order; undefined for plain blocks. */
export const highlightCodeBlocks = (content: string): Promise<PostPageData['codeTokens']> =>
  highlightBlocks([...walkBlocks(renderContent(content))].filter(isCodeBlock), highlight)

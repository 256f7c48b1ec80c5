import type { PostPageData } from '#src/contract/posts/public-page-data.ts'
import { isCodeBlock, walkBlocks } from '#src/content/render/walk-blocks.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { highlight } from './highlight.ts'

/**
 * Highlighting budget of one post, some 1,000 lines: React spends some µs on each token, which blocks the event
 * loop. Blocks beyond it are plain text, one element each.
 */
const MAX_CHARACTERS = 40_000
const MAX_TOKENS = 12_000

/** The highlighted tokens of each code block of a post, in document order; undefined for plain blocks. */
export async function highlightCodeBlocks(content: string): Promise<PostPageData['codeTokens']> {
  const colours: PostPageData['codeTokens'][number][] = []
  let characters = MAX_CHARACTERS
  let runs = MAX_TOKENS
  for (const block of [...walkBlocks(renderContent(content))].filter(isCodeBlock)) {
    const isFitting = block.language !== '' && block.code.length <= characters
    const found = isFitting ? await highlight(block) : undefined
    const kept = found && found.length <= runs ? found : undefined
    if (isFitting) characters -= block.code.length
    runs -= kept?.length ?? 0
    colours.push(kept)
  }
  return colours
}

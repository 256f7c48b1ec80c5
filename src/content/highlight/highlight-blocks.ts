import type { CodeToken } from '#src/contract/posts/public-page-data.ts'

export type CodeSource = { code: string; language: string }
export type HighlightedCode = readonly CodeToken[] | undefined

/** About 1,000 lines of a post: React and the editor spend some µs on each token. Further blocks are plain text. */
const MAX_CHARACTERS = 40_000
const MAX_TOKENS = 12_000

/** The tokens of each code block of a post, in document order; undefined for plain blocks. */
export async function highlightBlocks<Block extends CodeSource>(
  blocks: readonly Block[],
  highlight: (block: Block) => Promise<HighlightedCode>,
): Promise<HighlightedCode[]> {
  const colours: HighlightedCode[] = []
  let characters = MAX_CHARACTERS
  let runs = MAX_TOKENS
  for (const block of blocks) {
    const isFitting = block.language !== '' && block.code.length <= characters
    const found = isFitting ? await highlight(block) : undefined
    const kept = found && found.length <= runs ? found : undefined
    if (isFitting) characters -= block.code.length
    runs -= kept?.length ?? 0
    colours.push(kept)
  }
  return colours
}

import type { PostSurroundings } from '#src/contract/page-content.ts'
import { isCode, walkBlocks } from '#src/content/render-walk.ts'
import { renderWire } from '#src/content/render-wire.ts'
import { highlight } from './highlight.ts'

/**
 * What a post may have in colours, some 1,000 lines: React takes some µs for each run, during which
 * nobody else is answered. What goes beyond is plain text, one element a block.
 */
const MOST_CHARACTERS = 40_000
const MOST_RUNS = 12_000

/** The coloured runs of each code block of a post, in reading order; undefined for those that stay plain. */
export async function codeColours(content: string): Promise<PostSurroundings['colours']> {
  const colours: PostSurroundings['colours'][number][] = []
  let characters = MOST_CHARACTERS
  let runs = MOST_RUNS
  for (const block of [...walkBlocks(renderWire(content))].filter(isCode)) {
    const isFitting = block.language !== '' && block.code.length <= characters
    const found = isFitting ? await highlight(block) : undefined
    const kept = found && found.length <= runs ? found : undefined
    if (isFitting) characters -= block.code.length
    runs -= kept?.length ?? 0
    colours.push(kept)
  }
  return colours
}

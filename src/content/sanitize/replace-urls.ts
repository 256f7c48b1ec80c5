import type { Block } from '#src/content/format/block-tree.ts'
import { mapUrls } from '#src/content/format/map-urls.ts'
import { blocksToContent, contentToBlocks } from './content-blocks.ts'

/** Returns the same content byte for byte if no URL changes. */
export function replaceUrls(
  content: string,
  replace: (url: string) => string,
): { content: string; blocks: Block[] } {
  let isChanged = false
  const replaceUrl = (url: string) => {
    const placed = replace(url)
    isChanged ||= placed !== url
    return placed
  }
  const blocks = mapUrls(contentToBlocks(content), { link: replaceUrl, image: replaceUrl })
  return { content: isChanged ? blocksToContent(blocks) : content, blocks }
}

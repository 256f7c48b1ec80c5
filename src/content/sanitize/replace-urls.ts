import type { Block } from '#src/content/format/block-tree.ts'
import { mapUrls } from '#src/content/format/map-urls.ts'
import type { ParseHtml } from '#src/content/html/source-tree.ts'
import { blocksToContent, contentToBlocks } from './content-blocks.ts'

/** Returns the same content byte for byte if no URL changes. */
export function replaceUrls(
  content: string,
  { parse, replace }: { parse: ParseHtml; replace: (url: string) => string },
): { content: string; blocks: Block[] } {
  let isChanged = false
  const replaceUrl = (url: string) => {
    const placed = replace(url)
    isChanged ||= placed !== url
    return placed
  }
  const blocks = mapUrls(contentToBlocks(content, parse), { link: replaceUrl, image: replaceUrl })
  return { content: isChanged ? blocksToContent(blocks) : content, blocks }
}

import { arrangeFootnotes, withoutTrailingBlanks } from './arrange-footnotes.ts'
import { sanitizeTree } from './sanitize-tree.ts'
import { parseHtml } from '#parse-html'
import { serializeHtml } from '#src/content/format/serialize-html.ts'
import { legacyTextToParagraphs } from '#src/content/format/legacy-text-paragraphs.ts'
import {
  canStayMarkdownImage,
  canStayLiteralText,
  joinSegments,
} from '#src/content/format/join-segments.ts'
import { splitSegments } from '#src/content/format/split-segments.ts'
import type { Block } from '#src/content/format/block-tree.ts'
import type { Segment } from '#src/content/format/segment.ts'

/** Parses content, trusted or not, into sanitised blocks. */
export function contentToBlocks(content: string): Block[] {
  return arrangeFootnotes(segmentBlocks(splitSegments(content)))
}

export function segmentBlocks(segments: readonly Segment[]): Block[] {
  return segments.flatMap((segment): Block[] => {
    if (segment.type === 'html') return sanitizeTree(parseHtml(segment.html))
    const isKept = segment.type !== 'text' || canStayLiteralText(segment.text)
    return isKept ? [segment] : legacyTextToParagraphs(segment.text)
  })
}

export const storedBlocks = (blocks: readonly Block[]): Block[] =>
  withoutTrailingBlanks(arrangeFootnotes(blocks))

/** Fences and Markdown images keep their form. An empty document is ''. */
export function blocksToContent(blocks: readonly Block[]): string {
  const segments: Segment[] = []
  for (const block of storedBlocks(blocks)) addBlock(segments, block)
  return joinSegments(segments)
}

function addBlock(segments: Segment[], block: Block) {
  const last = segments.at(-1)
  if (
    (block.type === 'code' && block.fence) ||
    (block.type === 'image' && block.md && canStayMarkdownImage(block)) ||
    (block.type === 'text' && canStayLiteralText(block.text) && last?.type !== 'html')
  ) {
    segments.push(block)
  } else {
    const html = serializeHtml(block.type === 'text' ? legacyTextToParagraphs(block.text) : [block])
    // Adjacent HTML is one segment, or reading it back would not give the same string.
    if (last?.type === 'html') last.html += html
    else segments.push({ type: 'html', html })
  }
}

/** The result equals what will be stored, so a form is dirty when strings differ. '' for an empty editor. */
export const editorHtmlToContent = (html: string): string =>
  blocksToContent(sanitizeTree(parseHtml(html), { authored: true }))

import { arrangeFootnotes, withoutTrailingBlanks } from './arrange-footnotes.ts'
import { sanitizeTree } from './sanitize-tree.ts'
import { serializeHtml } from '#src/content/format/serialize-html.ts'
import { legacyTextToParagraphs } from '#src/content/format/legacy-text-paragraphs.ts'
import {
  canStayMarkdownImage,
  canStayLiteralText,
  joinSegments,
} from '#src/content/format/join-segments.ts'
import { splitSegments } from '#src/content/format/split-segments.ts'
import { normalizeText } from '#src/content/format/normalize-text.ts'
import type { Block } from '#src/content/format/block-tree.ts'
import type { ParseHtml } from '#src/content/html/source-tree.ts'
import type { Segment } from '#src/content/format/segment.ts'

/** Parses content, trusted or not, into sanitised blocks. `parse` is the server's or the browser's parser. */
export function contentToBlocks(content: string, parse: ParseHtml): Block[] {
  return arrangeFootnotes(segmentBlocks(splitSegments(content), parse))
}

function segmentBlocks(segments: readonly Segment[], parse: ParseHtml): Block[] {
  return segments.flatMap((segment): Block[] => {
    if (segment.type === 'html') return sanitizeTree(parse(segment.html))
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

/** Sanitised and idempotent. Legacy text without markup is unchanged, except line ends and control characters. */
export function canonicalContent(value: string, parse: ParseHtml): string {
  const content = normalizeText(value)
  const segments = splitSegments(content)
  const [only] = segments
  const isPlain = segments.length === 1 && only?.type === 'text' && canStayLiteralText(only.text)
  return isPlain ? content : blocksToContent(segmentBlocks(segments, parse))
}

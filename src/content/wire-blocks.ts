import { cleanTree } from './clean-tree.ts'
import { serializeHtml } from './html-serialize.ts'
import { textBlocks } from './text-blocks.ts'
import { canBeMarkdown, canBeText, joinWire } from './wire-join.ts'
import { splitWire } from './wire-split.ts'
import { readableText } from './wire-text.ts'
import type { Block } from './body-tree.ts'
import type { ParseHtml } from './source-tree.ts'
import type { Segment } from './wire-segment.ts'

/** Reads a wire, trusted or not, as clean blocks. The parser is the server's or the browser's. */
export function wireToBlocks(wire: string, parse: ParseHtml): Block[] {
  return segmentBlocks(splitWire(wire), parse)
}

function segmentBlocks(segments: readonly Segment[], parse: ParseHtml): Block[] {
  return segments.flatMap((segment): Block[] => {
    switch (segment.type) {
      case 'fence':
        return [{ type: 'code', language: segment.language, code: segment.code, fence: true }]
      case 'image':
        return [{ ...segment, md: true }]
      case 'text':
        return canBeText(segment.text) ? [segment] : textBlocks(segment.text)
      case 'html':
        return cleanTree(parse(segment.html))
    }
  })
}

/**
 * Writes blocks as a canonical wire. Fences and markdown images keep their form; trailing empty
 * paragraphs are dropped, so an empty document is ''.
 */
export function blocksToWire(blocks: readonly Block[]): string {
  const segments: Segment[] = []
  for (const block of withoutTrailingBlanks(blocks)) addBlock(segments, block)
  return joinWire(segments)
}

function addBlock(segments: Segment[], block: Block) {
  const last = segments.at(-1)
  if (block.type === 'code' && block.fence) {
    segments.push({ type: 'fence', language: block.language, code: block.code })
  } else if (block.type === 'image' && block.md && canBeMarkdown(block)) {
    segments.push({ type: 'image', alt: block.alt, src: block.src, title: block.title })
  } else if (block.type === 'text' && canBeText(block.text) && last?.type !== 'html') {
    segments.push(block)
  } else {
    const html = serializeHtml(block.type === 'text' ? textBlocks(block.text) : [block])
    // One stretch of HTML is one segment, or reading it back would not give the same string.
    if (last?.type === 'html') last.html += html
    else segments.push({ type: 'html', html })
  }
}

function withoutTrailingBlanks(blocks: readonly Block[]): readonly Block[] {
  const end = blocks.findLastIndex((block) => {
    return block.type !== 'paragraph' || block.children.length > 0
  })
  return blocks.slice(0, end + 1)
}

/**
 * The canonical form of a wire: sanitised, idempotent, what is stored. Legacy text without any mark-up
 * stays byte for byte (line ends and unreadable characters aside).
 */
export function canonicalWire(value: string, parse: ParseHtml): string {
  const wire = readableText(value)
  const segments = splitWire(wire)
  const [only] = segments
  const isPlain = segments.length === 1 && only?.type === 'text' && canBeText(only.text)
  return isPlain ? wire : blocksToWire(segmentBlocks(segments, parse))
}

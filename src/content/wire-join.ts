import { hasLiveMarkup } from './html-tag.ts'
import { serializeHtml } from './html-serialize.ts'
import { markdownUrl } from './safe-url.ts'
import { textBlocks } from './text-blocks.ts'
import { oneLine } from './wire-text.ts'
import type { FenceSegment, ImageSegment, Segment } from './wire-segment.ts'

/** Writes segments as one wire. `joinWire(splitWire(w))` is a fixpoint after one pass. */
export function joinWire(segments: readonly Segment[]): string {
  return segments.map(segmentWire).join('\n\n')
}

function segmentWire(segment: Segment): string {
  switch (segment.type) {
    case 'fence':
      return fenceWire(segment)
    case 'image':
      return canBeMarkdown(segment)
        ? imageWire(segment)
        : serializeHtml([{ ...segment, md: false }])
    case 'html':
      return segment.html
    case 'text':
      return canBeText(segment.text) ? segment.text : serializeHtml(textBlocks(segment.text))
  }
}

/**
 * Text that may stay literal. Left-over backticks would open a fence for a naive reader, and live
 * markup would run in the page of one that takes the whole wire for HTML: both become escaped HTML.
 */
export function canBeText(text: string): boolean {
  return !text.includes('```') && !hasLiveMarkup(text)
}

/** A markdown image has no way to write three backticks. */
export function canBeMarkdown({ alt, title }: { alt: string; title: string }): boolean {
  return !`${alt}${title}`.includes('```')
}

function fenceWire({ language, code }: FenceSegment): string {
  const runs = code.match(/`+/g) ?? []
  const longest = runs.reduce((length, run) => Math.max(length, run.length), 0)
  const ticks = '`'.repeat(Math.max(3, longest + 1))
  return `${ticks}${language}\n${code}\n${ticks}`
}

function imageWire({ alt, src, title }: ImageSegment): string {
  const words = oneLine(alt).replace(/[\\[\]]/g, '\\$&')
  const quoted = title === '' ? '' : ` "${oneLine(title).replace(/[\\"]/g, '\\$&')}"`
  return `![${words}](${markdownUrl(src)}${quoted})`
}

import { hasLiveMarkup } from '#src/content/html/html-tag.ts'
import { serializeHtml } from './serialize-html.ts'
import { markdownUrl } from '#src/content/html/safe-url.ts'
import { legacyTextToParagraphs } from './legacy-text-paragraphs.ts'
import { toSingleLine } from './normalize-text.ts'
import type { FenceSegment, ImageSegment, Segment } from './segment.ts'

/** Writes segments as one wire. `joinWire(splitWire(w))` is a fixpoint after one pass. */
export function joinSegments(segments: readonly Segment[]): string {
  return segments.map(writeSegment).join('\n\n')
}

function writeSegment(segment: Segment): string {
  switch (segment.type) {
    case 'fence':
      return writeFence(segment)
    case 'image':
      return canStayMarkdownImage(segment)
        ? writeImage(segment)
        : serializeHtml([{ ...segment, md: false }])
    case 'html':
      return segment.html
    case 'text':
      return canStayLiteralText(segment.text)
        ? segment.text
        : serializeHtml(legacyTextToParagraphs(segment.text))
  }
}

/**
 * Text that may stay literal. Left-over backticks would open a fence for a naive reader, and live
 * markup would run in the page of one that takes the whole wire for HTML: both become escaped HTML.
 */
export function canStayLiteralText(text: string): boolean {
  return !text.includes('```') && !hasLiveMarkup(text)
}

/** A markdown image has no way to write three backticks. */
export function canStayMarkdownImage({ alt, title }: { alt: string; title: string }): boolean {
  return !`${alt}${title}`.includes('```')
}

function writeFence({ language, code }: FenceSegment): string {
  const runs = code.match(/`+/g) ?? []
  const longest = runs.reduce((length, run) => Math.max(length, run.length), 0)
  const ticks = '`'.repeat(Math.max(3, longest + 1))
  return `${ticks}${language}\n${code}\n${ticks}`
}

function writeImage({ alt, src, title }: ImageSegment): string {
  const words = toSingleLine(alt).replace(/[\\[\]]/g, '\\$&')
  const quoted = title === '' ? '' : ` "${toSingleLine(title).replace(/[\\"]/g, '\\$&')}"`
  return `![${words}](${markdownUrl(src)}${quoted})`
}

import { hasLiveMarkup } from '#src/content/html/html-tag.ts'
import { writeFenceInfo } from './code-language.ts'
import { serializeHtml } from './serialize-html.ts'
import { markdownUrl } from '#src/content/html/safe-url.ts'
import { legacyTextToParagraphs } from './legacy-text-paragraphs.ts'
import { toSingleLine } from './normalize-text.ts'
import type { CodeBlock, Image } from './block-tree.ts'
import type { Segment } from './segment.ts'

/** Writes segments as content. `joinSegments(splitSegments(content))` is a fixpoint after one pass. */
export function joinSegments(segments: readonly Segment[]): string {
  return segments.map(writeSegment).join('\n\n')
}

function writeSegment(segment: Segment): string {
  switch (segment.type) {
    case 'code':
      return writeFence(segment)
    case 'image':
      return canStayMarkdownImage(segment) ? writeImage(segment) : serializeHtml([segment])
    case 'html':
      return segment.html
    case 'text':
      return canStayLiteralText(segment.text)
        ? segment.text
        : serializeHtml(legacyTextToParagraphs(segment.text))
  }
}

/** False for backticks that would open a fence, and for live markup: both are stored as escaped HTML. */
export function canStayLiteralText(text: string): boolean {
  return !text.includes('```') && !hasLiveMarkup(text)
}

/** A Markdown image has no width, and cannot escape three backticks. */
export function canStayMarkdownImage(image: Image): boolean {
  return image.width === undefined && !`${image.alt}${image.title}`.includes('```')
}

/** `mark` ends the line of the language. */
export function writeFence(
  { code, ...info }: Omit<CodeBlock, 'type' | 'fence'>,
  mark = '',
): string {
  const ticks = ticksAround(code, 3)
  return `${ticks}${writeFenceInfo(info)}${mark}\n${code}\n${ticks}`
}

/** More backticks than the text has in a row. */
export function ticksAround(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? []
  return '`'.repeat(runs.reduce((length, run) => Math.max(length, run.length + 1), least))
}

function writeImage({ alt, src, title }: Image): string {
  const words = toSingleLine(alt).replace(/[\\[\]]/g, '\\$&')
  const quoted = title === '' ? '' : ` "${toSingleLine(title).replace(/[\\"]/g, '\\$&')}"`
  return `![${words}](${markdownUrl(src)}${quoted})`
}

import { isIndent, readFence } from './read-fence.ts'
import { isHtmlStart } from '#src/content/html/html-tag.ts'
import { readImage } from './read-image.ts'
import { readLegacyText } from './read-legacy-text.ts'
import { isBlank, normalizeText } from './normalize-text.ts'
import type { HtmlSegment, SegmentReading, Segment } from './segment.ts'

/**
 * Splits content into segments, left to right:
 *
 *     content = [ seg *( 2LF seg ) ]             any blank space between segments is tolerated
 *     seg     = fence / image / html / text
 *     fence   = N*"`" [lang] [meta] LF code LF N*"`"    N >= 3, at the start of a line (<= 3 spaces)
 *     image   = "![" alt "](" src [ SP DQUOTE title DQUOTE ] ")"     alone on its line
 *     html    = starts with a well-formed tag; ends at a fence or image line outside of <pre>
 *               (a table cell's alignment, an image's width and footnotes have no Markdown form: they are html)
 *     text    = anything else: literal characters, line breaks kept, no escapes
 *
 * Never throws; linear in the length of the content.
 */
export function splitSegments(value: string): Segment[] {
  const content = normalizeText(value)
  const segments: Segment[] = []
  let at = nextStart(content, 0)
  let legacy = true
  while (at < content.length) {
    const { segment, end } = readSegment(content, { at, legacy })
    if (segment.type !== 'text' || !isBlank(segment.text)) segments.push(segment)
    legacy &&= segment.type !== 'html'
    at = nextStart(content, end)
  }
  return segments
}

function readSegment(
  content: string,
  start: { at: number; legacy: boolean },
): SegmentReading<Segment> {
  const { at } = start
  const lineEnd = endOfLine(content, at)
  return (
    readFenceLine(content, { ...start, lineEnd }) ??
    readImage(content, { at, lineEnd }) ??
    (isHtmlStart(content, at) ? readHtml(content, at) : readLegacyText(content, start))
  )
}

const FENCE_LINE = /[ \t]*(?=```)/y

function readFenceLine(content: string, start: { at: number; legacy: boolean; lineEnd: number }) {
  FENCE_LINE.lastIndex = start.at
  if (!FENCE_LINE.test(content)) return undefined
  const at = FENCE_LINE.lastIndex
  const isOpening = start.legacy || isIndent(content, at)
  return isOpening ? readFence(content, { ...start, at, startsLine: true }) : undefined
}

/** Inside HTML, a fence or an image is recognised only at the start of a line, and never inside `<pre>…</pre>`. */
function readHtml(content: string, start: number): SegmentReading<HtmlSegment> {
  const marker = /<pre\b|<\/pre\b|^(?: {0,3}```|[ \t]*!\[)/gim
  marker.lastIndex = start
  let isCode = false
  for (let match = marker.exec(content); match; match = marker.exec(content)) {
    if (match[0].includes('<')) {
      isCode = !match[0].startsWith('</')
      continue
    }
    const position = { at: match.index, lineEnd: endOfLine(content, match.index), legacy: false }
    if (!isCode && (readFenceLine(content, position) ?? readImage(content, position))) {
      return htmlBetween(content, { start, end: match.index })
    }
  }
  return htmlBetween(content, { start, end: content.length })
}

function htmlBetween(
  content: string,
  { start, end }: { start: number; end: number },
): SegmentReading<HtmlSegment> {
  return { segment: { type: 'html', html: content.slice(start, end).trim() }, end }
}

function endOfLine(content: string, at: number): number {
  const end = content.indexOf('\n', at)
  return end < 0 ? content.length : end
}

const BLANK_LINES = /(?:[ \t]*(?:\n|$))*/y
const BLANKS = /[ \t]*/y

/** Start of the next segment. Leading blanks belong to it only when they indent a whole line. */
function nextStart(content: string, end: number): number {
  BLANK_LINES.lastIndex = end
  BLANK_LINES.test(content)
  const at = BLANK_LINES.lastIndex
  if (at === 0 || content[at - 1] === '\n') return at
  BLANKS.lastIndex = at
  BLANKS.test(content)
  return BLANKS.lastIndex
}

import { isIndent, readFence } from './fence-read.ts'
import { isHtmlStart } from './html-tag.ts'
import { readImage } from './image-read.ts'
import { readLegacyText } from './text-read.ts'
import { isBlank, readableText } from './wire-text.ts'
import type { HtmlSegment, Reading, Segment } from './wire-segment.ts'

/**
 * Splits a wire into its segments. Reading, left to right, one segment at a time:
 *
 *     wire  = [ seg *( 2LF seg ) ]               any blank space between segments is tolerated
 *     seg   = fence / image / html / text
 *     fence = N*"`" [lang] LF code LF N*"`"      N >= 3, at the start of a line (<= 3 spaces)
 *     image = "![" alt "](" src [ SP DQUOTE title DQUOTE ] ")"     alone on its line
 *     html  = starts with a well-formed tag; ends at a fence or image line outside of <pre>
 *     text  = anything else: literal characters, line breaks kept, no escapes
 *
 * Never throws; linear in the length of the wire.
 */
export function splitWire(value: string): Segment[] {
  const wire = readableText(value)
  const segments: Segment[] = []
  let at = nextStart(wire, 0)
  let legacy = true
  while (at < wire.length) {
    const { segment, end } = readSegment(wire, { at, legacy })
    if (segment.type !== 'text' || !isBlank(segment.text)) segments.push(segment)
    legacy &&= segment.type !== 'html'
    at = nextStart(wire, end)
  }
  return segments
}

function readSegment(wire: string, start: { at: number; legacy: boolean }): Reading<Segment> {
  const { at } = start
  const lineEnd = endOfLine(wire, at)
  return (
    readFenceLine(wire, { ...start, lineEnd }) ??
    readImage(wire, { at, lineEnd }) ??
    (isHtmlStart(wire, at) ? readHtml(wire, at) : readLegacyText(wire, start))
  )
}

const FENCE_LINE = /[ \t]*(?=```)/y

function readFenceLine(wire: string, start: { at: number; legacy: boolean; lineEnd: number }) {
  FENCE_LINE.lastIndex = start.at
  if (!FENCE_LINE.test(wire)) return undefined
  const at = FENCE_LINE.lastIndex
  const isOpening = start.legacy || isIndent(wire, at)
  return isOpening ? readFence(wire, { ...start, at, startsLine: true }) : undefined
}

/** A fence or an image counts here only at the start of a line, and never inside `<pre>…</pre>`. */
function readHtml(wire: string, start: number): Reading<HtmlSegment> {
  const marker = /<pre\b|<\/pre\b|^(?: {0,3}```|[ \t]*!\[)/gim
  marker.lastIndex = start
  let isCode = false
  for (let match = marker.exec(wire); match; match = marker.exec(wire)) {
    if (match[0].includes('<')) {
      isCode = !match[0].startsWith('</')
      continue
    }
    const place = { at: match.index, lineEnd: endOfLine(wire, match.index), legacy: false }
    if (!isCode && (readFenceLine(wire, place) ?? readImage(wire, place))) {
      return htmlBetween(wire, { start, end: match.index })
    }
  }
  return htmlBetween(wire, { start, end: wire.length })
}

function htmlBetween(
  wire: string,
  { start, end }: { start: number; end: number },
): Reading<HtmlSegment> {
  return { segment: { type: 'html', html: wire.slice(start, end).trim() }, end }
}

function endOfLine(wire: string, at: number): number {
  const end = wire.indexOf('\n', at)
  return end < 0 ? wire.length : end
}

const BLANK_LINES = /(?:[ \t]*(?:\n|$))*/y
const BLANKS = /[ \t]*/y

/** Where the next segment starts. Blanks before it count only as the indentation of a whole line. */
function nextStart(wire: string, end: number): number {
  BLANK_LINES.lastIndex = end
  BLANK_LINES.test(wire)
  const at = BLANK_LINES.lastIndex
  if (at === 0 || wire[at - 1] === '\n') return at
  BLANKS.lastIndex = at
  BLANKS.test(wire)
  return BLANKS.lastIndex
}

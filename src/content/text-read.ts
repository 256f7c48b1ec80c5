import { readFence } from './fence-read.ts'
import { isBlockStart } from './html-tag.ts'
import { readImage } from './image-read.ts'
import { isBlank } from './wire-text.ts'
import type { ImageSegment, Reading, TextSegment } from './wire-segment.ts'

/**
 * Reads the literal text of old posts. It ends before a fence (which may open in the middle of a line
 * here), before an image line, and at a blank line followed by a block tag.
 * What stands before a fence on its line is a line of its own, so it may be an image.
 */
export function readLegacyText(
  wire: string,
  { at, legacy }: { at: number; legacy: boolean },
): Reading<TextSegment | ImageSegment> {
  let isAfterBlank = false
  for (let line = at; line < wire.length;) {
    const newline = wire.indexOf('\n', line)
    const lineEnd = newline < 0 ? wire.length : newline
    const fence = findFence(wire, { line, lineEnd, legacy, isFirst: line === at })
    const image = readImage(wire, { at: line, lineEnd: fence ?? lineEnd })
    if (image && line === at) return image
    if (image || (line > at && isAfterBlank && isBlockStart(wire, line))) {
      return textBetween(wire, { start: at, end: line })
    }
    if (fence !== undefined) return textBetween(wire, { start: at, end: fence })
    isAfterBlank = isBlank(wire.slice(line, lineEnd))
    line = lineEnd + 1
  }
  return textBetween(wire, { start: at, end: wire.length })
}

type Line = { line: number; lineEnd: number; legacy: boolean; isFirst: boolean }

/** Where in the line a fence opens. Beside HTML, only the start of a line counts. */
function findFence(wire: string, { line, lineEnd, legacy, isFirst }: Line): number | undefined {
  const text = wire.slice(line, lineEnd)
  const indent = text.search(/[^ \t]/)
  for (const run of text.matchAll(/`{3,}/g)) {
    const startsLine = run.index === indent
    const isTried = isFirst && startsLine
    const isPlace = legacy || (startsLine && indent <= 3)
    const at = line + run.index
    if (!isTried && isPlace && readFence(wire, { at, lineEnd, startsLine, legacy })) return at
  }
  return undefined
}

function textBetween(
  wire: string,
  { start, end }: { start: number; end: number },
): Reading<TextSegment> {
  return { segment: { type: 'text', text: wire.slice(start, end).trimEnd() }, end }
}

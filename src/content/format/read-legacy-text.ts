import { readFence } from './read-fence.ts'
import { isBlockStart } from '#src/content/html/html-tag.ts'
import { readImage } from './read-image.ts'
import { isBlank } from './normalize-text.ts'
import type { Image, LegacyText } from './block-tree.ts'
import type { SegmentReading } from './segment.ts'

/**
 * Literal text ends before a fence, even inside a line, before an image line, and at a blank line with a block tag.
 * Text before a fence on its line is a separate line, which may be an image.
 */
export function readLegacyText(
  content: string,
  { at, legacy }: { at: number; legacy: boolean },
): SegmentReading<LegacyText | Image> {
  let isAfterBlank = false
  for (let line = at; line < content.length;) {
    const newline = content.indexOf('\n', line)
    const lineEnd = newline < 0 ? content.length : newline
    const fence = findFence(content, { line, lineEnd, legacy, isFirst: line === at })
    const image = readImage(content, { at: line, lineEnd: fence ?? lineEnd })
    if (image && line === at) return image
    if (image || (line > at && isAfterBlank && isBlockStart(content, line))) {
      return textBetween(content, { start: at, end: line })
    }
    if (fence !== undefined) return textBetween(content, { start: at, end: fence })
    isAfterBlank = isBlank(content.slice(line, lineEnd))
    line = lineEnd + 1
  }
  return textBetween(content, { start: at, end: content.length })
}

type Line = { line: number; lineEnd: number; legacy: boolean; isFirst: boolean }

/** Position in the line where a fence opens. After HTML, only the start of a line counts. */
function findFence(content: string, { line, lineEnd, legacy, isFirst }: Line): number | undefined {
  const text = content.slice(line, lineEnd)
  const indent = text.search(/[^ \t]/)
  for (const run of text.matchAll(/`{3,}/g)) {
    const startsLine = run.index === indent
    const isTried = isFirst && startsLine
    const isPlace = legacy || (startsLine && indent <= 3)
    const at = line + run.index
    if (!isTried && isPlace && readFence(content, { at, lineEnd, startsLine, legacy })) return at
  }
  return undefined
}

function textBetween(
  content: string,
  { start, end }: { start: number; end: number },
): SegmentReading<LegacyText> {
  return { segment: { type: 'text', text: content.slice(start, end).trimEnd() }, end }
}

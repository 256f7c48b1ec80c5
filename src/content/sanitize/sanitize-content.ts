import { canStayLiteralText } from '#src/content/format/join-segments.ts'
import { normalizeText } from '#src/content/format/normalize-text.ts'
import { splitSegments } from '#src/content/format/split-segments.ts'
import { blocksToContent, segmentBlocks } from './content-blocks.ts'

/**
 * Returns canonical content, '' if nothing is allowed. Idempotent, linear, never throws. Legacy text without markup is
 * unchanged, except line ends and control characters. Check `LIMITS.postContentBytes` before and after: escaping may
 * lengthen a body.
 */
export function sanitizeContent(value: string): string {
  const content = normalizeText(value)
  const segments = splitSegments(content)
  const [only] = segments
  const isPlain = segments.length === 1 && only?.type === 'text' && canStayLiteralText(only.text)
  return isPlain ? content : blocksToContent(segmentBlocks(segments))
}

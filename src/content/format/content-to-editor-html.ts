import { FOOTNOTES_START, serializeHtml } from './serialize-html.ts'
import { splitSegments } from './split-segments.ts'
import type { Segment } from './segment.ts'

/**
 * Expects canonical content; only notes may be followed by segments of a form. Uses no parser, because it also runs
 * during server rendering. `data-fence` and `data-md` keep the authored form for `editorHtmlToContent`.
 */
export function contentToEditorHtml(content: string): string {
  const html = splitSegments(content).map(segmentHtml)
  const notes = html.findIndex((part) => part.includes(FOOTNOTES_START))
  const start = html[notes]?.indexOf(FOOTNOTES_START) ?? -1
  if (start < 0) return html.join('')
  const before = html.slice(0, notes).join('') + html[notes]?.slice(0, start)
  return before + html.slice(notes + 1).join('') + html[notes]?.slice(start)
}

const segmentHtml = (segment: Segment): string =>
  segment.type === 'html' ? segment.html : serializeHtml([segment], { authored: true })

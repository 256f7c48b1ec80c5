import { serializeHtml } from './serialize-html.ts'
import { splitSegments } from './split-segments.ts'
import type { Segment } from './segment.ts'

/**
 * HTML that the editor loads for stored content. Uses no parser, because it also runs during server
 * rendering. Fences and Markdown images carry `data-fence` and `data-md`; the editor's extensions keep
 * them as attributes, so that `editorHtmlToContent` restores the authored form.
 * Expects canonical content: HTML segments are passed through unchanged.
 */
export function contentToEditorHtml(content: string): string {
  return splitSegments(content).map(segmentHtml).join('')
}

function segmentHtml(segment: Segment): string {
  switch (segment.type) {
    case 'fence':
      return serializeHtml([{ ...segment, type: 'code', fence: true }], { authored: true })
    case 'image':
      return serializeHtml([{ ...segment, md: true }], { authored: true })
    case 'text':
      return serializeHtml([segment])
    case 'html':
      return segment.html
  }
}

import { serializeHtml } from './serialize-html.ts'
import { splitSegments } from './split-segments.ts'
import type { Segment } from './segment.ts'

/**
 * The HTML that the editor loads for a wire. Needs no parser (it also runs while a page is rendered on
 * the server). Fences and markdown images carry `data-fence` and `data-md`; the editor's extensions keep
 * them as attributes, so that `editorHtmlToWire` gives them back as they were written.
 * Pass a canonical wire: HTML segments go to the editor as they are.
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

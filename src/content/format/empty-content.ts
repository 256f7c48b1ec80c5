import { isBlank } from './normalize-text.ts'
import { splitSegments } from './split-segments.ts'

/**
 * True when canonical content has no text, code, image or table. Used for "Content is required" (S5-blog-05)
 * in the form and on the server (after `sanitizeContent`).
 */
export function isEmptyContent(content: string): boolean {
  return splitSegments(content).every((segment) => {
    switch (segment.type) {
      case 'image':
        return false
      case 'fence':
        return isBlank(segment.code)
      case 'text':
        return isBlank(segment.text)
      case 'html':
        return !/<(?:img|table)[\s>]/i.test(segment.html) && isBlank(tagless(segment.html))
    }
  })
}

function tagless(html: string): string {
  return html.replace(/<[^<>]*>/g, '').replace(/&nbsp;/g, ' ')
}

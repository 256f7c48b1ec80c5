import { isBlank } from './normalize-text.ts'
import { splitSegments } from './split-segments.ts'

/** Whether canonical content has no text, code, image or table ("Content is required", S5-blog-05). */
export function isEmptyContent(content: string): boolean {
  return splitSegments(content).every((segment) => {
    switch (segment.type) {
      case 'image':
        return false
      case 'code':
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

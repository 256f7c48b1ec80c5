import { isBlank } from './wire-text.ts'
import { splitWire } from './wire-split.ts'

/**
 * True when a canonical wire has nothing to read: no text, no code, no image, no table. Answers "Content
 * is required" (spec §5), in the form and on the server (after `cleanWire`).
 */
export function isEmptyWire(wire: string): boolean {
  return splitWire(wire).every((segment) => {
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

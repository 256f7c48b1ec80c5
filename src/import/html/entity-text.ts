import { parseHtml } from '#parse-html'
import { textContentOf } from '#src/content/html/source-tree.ts'

export const htmlText = (html: string): string =>
  textContentOf(parseHtml(html)).replace(/\s+/g, ' ').trim()

export const entityText = (text = ''): string => htmlText(text.replaceAll('<', '&lt;'))

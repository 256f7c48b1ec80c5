import { parseOnServer } from '#src/content/html/parse-server.ts'
import { textContentOf } from '#src/content/html/source-tree.ts'

export const htmlText = (html: string): string =>
  textContentOf(parseOnServer(html)).replace(/\s+/g, ' ').trim()

export const entityText = (text = ''): string => htmlText(text.replaceAll('<', '&lt;'))

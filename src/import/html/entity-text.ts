import { parseOnServer } from '#src/content/html/parse-server.ts'
import { textContentOf } from '#src/content/html/source-tree.ts'

export const entityText = (text = ''): string =>
  textContentOf(parseOnServer(text.replaceAll('<', '&lt;')))
    .replace(/\s+/g, ' ')
    .trim()

import { parseOnServer } from '#src/content/html/parse-server.ts'
import { textContentOf } from '#src/content/html/source-tree.ts'

/** Decodes entities in a text line that is not HTML (`&#8217;`). */
export const entityText = (text = ''): string =>
  textContentOf(parseOnServer(text.replaceAll('<', '&lt;')))
    .replace(/\s+/g, ' ')
    .trim()

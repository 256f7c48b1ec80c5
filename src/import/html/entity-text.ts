import { parseOnServer } from '#src/content/html/parse-server.ts'
import { textContentOf } from '#src/content/html/source-tree.ts'

/** A line of text in which some exports hold entities (`&#8217;`), and which is no HTML otherwise. */
export const entityText = (text = ''): string =>
  textContentOf(parseOnServer(text.replaceAll('<', '&lt;')))
    .replace(/\s+/g, ' ')
    .trim()

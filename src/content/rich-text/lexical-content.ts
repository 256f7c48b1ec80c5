import { parseOnServer } from '#src/content/html/parse-server.ts'
import { blocksToContent, contentToBlocks } from '#src/content/sanitize/content-blocks.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { mediaPath } from '#src/lib/media-path.ts'
import { blocksToLexical } from './blocks-to-lexical.ts'
import { readLexical } from './read-lexical.ts'

/**
 * A document of the rich-text editor in the stored form of posts, which the editor of the management screens reads and
 * writes; '' for none. Nothing of what `documentRichText` allows is lost on the way there and back.
 * @param addressOf the address of a library file; of one that was deleted permanently the address with its id stands in
 */
export const lexicalToContent = (
  document: unknown,
  addressOf: (id: string) => string | undefined,
): string =>
  sanitizeContent(
    blocksToContent(
      readLexical(document, {
        addressOf: (id) => addressOf(id) ?? `${LIBRARY}${id}`,
        keepsBlanks: true,
      }),
    ),
  )

/**
 * Content as a document of the rich-text editor, null for none, with what it cannot hold as parts of a sentence.
 * @param idOf the library file with this path
 */
export function contentToLexical(content: string, idOf: (path: string) => string | undefined) {
  const blocks = contentToBlocks(sanitizeContent(content), parseOnServer)
  const { document, refused } = blocksToLexical(blocks, (src) => {
    const path = mediaPath(src)
    return path === undefined ? undefined : (idOf(path) ?? DELETED.exec(path)?.[1])
  })
  return { document: blocks.length === 0 ? null : document, refused }
}

const LIBRARY = '/files/media/'
const DELETED = /^\/files\/media\/([0-9a-f-]{36})$/

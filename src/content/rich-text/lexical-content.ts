import { blocksToContent, contentToBlocks } from '#src/content/sanitize/content-blocks.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { mediaPath } from '#src/lib/media-path.ts'
import { blocksToLexical } from './blocks-to-lexical.ts'
import { readLexical } from './read-lexical.ts'

/**
 * '' for an empty document. Lossless for `documentRichText`. `addressOf` returns a file's URL, for a deleted file a URL
 * with its id.
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

/** Null for empty content. Lists unsupported content as parts of a sentence. `idOf` returns the library file of a path. */
export function contentToLexical(content: string, idOf: (path: string) => string | undefined) {
  const blocks = contentToBlocks(sanitizeContent(content))
  const { document, refused } = blocksToLexical(blocks, (src) => {
    const path = mediaPath(src)
    return path === undefined ? undefined : (idOf(path) ?? DELETED.exec(path)?.[1])
  })
  return { document: blocks.length === 0 ? null : document, refused }
}

const LIBRARY = '/files/media/'
const DELETED = /^\/files\/media\/([0-9a-f-]{36})$/

import { blocksToLexical } from '#src/content/rich-text/blocks-to-lexical.ts'
import type { LexicalDocument } from '#src/content/rich-text/paragraphs-to-lexical.ts'
import { storedBlocks } from '#src/content/sanitize/content-blocks.ts'
import { markdownToBlocks } from '#src/content/sanitize/markdown-to-blocks.ts'
import { unreadable } from '#src/import/archive/unreadable.ts'

/** Converts the text of a project that was exported without its document. Throws for any other element. */
export function markdownToLexical(markdown: string): LexicalDocument {
  // Images as in a document of the export.
  const { document, refused } = blocksToLexical(storedBlocks(markdownToBlocks(markdown)), (src) =>
    src.replace('/media/', 'media:'),
  )
  const [first] = refused
  if (first !== undefined) throw unreadable('The text of a project', `cannot hold ${first}`)
  return document
}

import type { RenderBlock } from '#src/content/render/render-node.ts'
import { renderBlocks } from '#src/content/render/render-tree.ts'
import type { ReplaceUrl } from '#src/content/render/render-tree.ts'
import { childNodes, documentBlocks, uploadId } from './lexical-node.ts'
import type { LexicalNode } from './lexical-node.ts'
import { readLexical } from './read-lexical.ts'

type UploadedImages = Readonly<Record<string, { url: string }>>

/**
 * Render tree of a document of Payload's rich-text editor, like the tree of a post, with the same rules for links and
 * images, so that `PostBody` renders both. Empty paragraphs and images outside the library are dropped.
 * @param pictures the images of `uploadIds`
 * @param address replaces the URL of each link and image
 */
export const lexicalToBlocks = (
  document: unknown,
  images: UploadedImages = {},
  url?: ReplaceUrl,
): RenderBlock[] =>
  renderBlocks(
    readLexical(document, { addressOf: (id) => images[id]?.url, keepsBlanks: false }),
    url,
  )

/** Ids of the library files that a document shows. */
export const uploadIds = (document: unknown): string[] => idsIn(documentBlocks(document))

const idsIn = (nodes: readonly LexicalNode[]): string[] =>
  nodes.flatMap((node) => {
    const id = node['type'] === 'upload' ? uploadId(node) : undefined
    return id === undefined ? idsIn(childNodes(node)) : [id]
  })

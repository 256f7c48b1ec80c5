import type { Block } from '#src/content/format/block-tree.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'
import { normalizeHeadingLevels, renderBlocks } from '#src/content/render/render-tree.ts'
import type { ReplaceUrl } from '#src/content/render/render-tree.ts'
import { childNodes, documentBlocks, uploadId } from './lexical-node.ts'
import type { LexicalNode } from './lexical-node.ts'
import { readLexical } from './read-lexical.ts'

type UploadedImages = Readonly<Record<string, { url: string }>>

/** Blocks of a document as its page shows them. `images`: by the ids of `uploadIds`. */
export function documentToBlocks(document: unknown, images: UploadedImages = {}): Block[] {
  const blocks = readLexical(document, { addressOf: (id) => images[id]?.url, keepsBlanks: false })
  normalizeHeadingLevels(blocks)
  return blocks
}

/** Same rules for links and images as in posts, so that `PostBody` renders both. `url` replaces each URL. */
export const lexicalToBlocks = (
  document: unknown,
  images: UploadedImages = {},
  url?: ReplaceUrl,
): RenderBlock[] => renderBlocks(documentToBlocks(document, images), url)

export const uploadIds = (document: unknown): string[] => idsIn(documentBlocks(document))

const idsIn = (nodes: readonly LexicalNode[]): string[] =>
  nodes.flatMap((node) => {
    const id = node['type'] === 'upload' ? uploadId(node) : undefined
    return id === undefined ? idsIn(childNodes(node)) : [id]
  })

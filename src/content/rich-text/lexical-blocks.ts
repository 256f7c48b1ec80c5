import type { RenderBlock } from '#src/content/render/render-node.ts'
import { renderBlocks } from '#src/content/render/render-tree.ts'
import type { ReplaceUrl } from '#src/content/render/render-tree.ts'
import { childNodes, documentBlocks, uploadId } from './lexical-node.ts'
import type { LexicalNode } from './lexical-node.ts'
import { readLexical } from './read-lexical.ts'

type UploadedImages = Readonly<Record<string, { url: string }>>

/**
 * Same rules for links and images as in posts, so that `PostBody` renders both. `address` replaces each URL; `pictures`
 * are the images of `uploadIds`.
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

export const uploadIds = (document: unknown): string[] => idsIn(documentBlocks(document))

const idsIn = (nodes: readonly LexicalNode[]): string[] =>
  nodes.flatMap((node) => {
    const id = node['type'] === 'upload' ? uploadId(node) : undefined
    return id === undefined ? idsIn(childNodes(node)) : [id]
  })

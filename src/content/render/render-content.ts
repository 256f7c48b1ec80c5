import { parseOnServer } from '#src/content/html/parse-server.ts'
import { renderTree } from './render-tree.ts'
import type { RenderBlock } from './render-node.ts'

/** One-entry cache: the post page renders the same content twice, for its body and for its metadata. */
let last: { content: string; blocks: readonly RenderBlock[] } | undefined

/** Render tree of stored content, on the server. Never throws; linear in the length of the content. */
export function renderContent(content: string): readonly RenderBlock[] {
  if (last?.content !== content) last = { content, blocks: renderTree(content, parseOnServer) }
  return last.blocks
}

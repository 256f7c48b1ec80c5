import { parseOnServer } from '#src/content/html/parse-server.ts'
import { renderTree } from './render-tree.ts'
import type { RenderBlock } from './render-node.ts'

/** The page of a post asks twice: for its text, and for its facts. */
let last: { content: string; blocks: readonly RenderBlock[] } | undefined

/** The rendering tree of a wire, on the server. Never throws; linear in the length of the wire. */
export function renderContent(content: string): readonly RenderBlock[] {
  if (last?.content !== content) last = { content, blocks: renderTree(content, parseOnServer) }
  return last.blocks
}

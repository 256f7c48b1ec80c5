import { parseOnServer } from './parse-server.ts'
import { renderTree } from './render-tree.ts'
import type { RenderBlock } from './render-node.ts'

/** The page of a post asks twice: for its text, and for its facts. */
let last: { wire: string; blocks: readonly RenderBlock[] } | undefined

/** The rendering tree of a wire, on the server. Never throws; linear in the length of the wire. */
export function renderWire(wire: string): readonly RenderBlock[] {
  if (last?.wire !== wire) last = { wire, blocks: renderTree(wire, parseOnServer) }
  return last.blocks
}

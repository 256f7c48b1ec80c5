import { parseOnServer } from './parse-server.ts'
import { renderTree } from './render-tree.ts'
import type { RenderBlock } from './render-node.ts'

/** The rendering tree of a wire, on the server. Never throws; linear in the length of the wire. */
export function renderWire(wire: string): RenderBlock[] {
  return renderTree(wire, parseOnServer)
}

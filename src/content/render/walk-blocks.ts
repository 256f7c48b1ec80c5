import type { RenderBlock, RenderCode } from './render-node.ts'

function insideBlocks(block: RenderBlock): readonly RenderBlock[] {
  switch (block.type) {
    case 'quote':
    case 'callout':
      return block.children
    case 'list':
      return block.items.flat()
    case 'taskList':
      return block.items.flatMap((item) => item.children)
    case 'table':
      return block.rows.flatMap((row) => row.flatMap((cell) => cell.children))
    case 'footnotes':
      return block.notes.flatMap((note) => note.children)
    default:
      return []
  }
}

export function* walkBlocks(blocks: readonly RenderBlock[]): Generator<RenderBlock> {
  for (const block of blocks) {
    yield block
    yield* walkBlocks(insideBlocks(block))
  }
}

export const isCodeBlock = (block: RenderBlock): block is RenderCode => block.type === 'code'

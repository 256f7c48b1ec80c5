import type { Block, FootnoteReference } from './block-tree.ts'

function childBlocks(block: Block): readonly Block[] {
  switch (block.type) {
    case 'quote':
    case 'callout':
      return block.children
    case 'list':
    case 'taskList':
      return block.items.flatMap(({ children }) => children)
    case 'table':
      return block.rows.flatMap((row) => row.flatMap(({ children }) => children))
    case 'footnotes':
      return block.notes.flatMap(({ children }) => children)
    default:
      return []
  }
}

export function* footnoteReferences(blocks: readonly Block[]): Generator<FootnoteReference> {
  for (const block of blocks) {
    if (block.type === 'paragraph' || block.type === 'heading') {
      for (const node of block.children) if (node.type === 'footnote') yield node
    }
    yield* footnoteReferences(childBlocks(block))
  }
}

import type { Block, Mark } from '#src/content/format/block-tree.ts'
import type { SourceNode } from '#src/content/html/source-tree.ts'

export type SanitizeContext = {
  depth: number
  /** Inherited marks: pasted HTML may wrap whole blocks in `<b>`. */
  marks: readonly Mark[]
  /** Honour the editor's `data-fence` and `data-md`; ignored in requests. */
  authored: boolean
}

/** Sanitises the children of a container; injected to avoid an import cycle between lists, tables and the tree. */
export type SanitizeChildren = (nodes: readonly SourceNode[], context: SanitizeContext) => Block[]

/** The editor requires a paragraph in an empty list item, quote or cell. */
export function withEmptyParagraph(blocks: Block[]): Block[] {
  return blocks.length > 0 ? blocks : [{ type: 'paragraph', children: [] }]
}

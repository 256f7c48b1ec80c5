import type { Block } from '#src/content/format/block-tree.ts'
import type { Mark } from './inline-mark.ts'
import type { SourceNode } from '#src/content/html/source-tree.ts'

/** What surrounds the nodes being cleaned. */
export type SanitizeContext = {
  /** Elements above them in the canonical HTML. */
  depth: number
  /** Marks around them: `<b>` may enclose whole blocks in what others send. */
  marks: readonly Mark[]
  /** Honour the editor's `data-fence` and `data-md`; a request may not use them. */
  authored: boolean
}

/** Cleans the children of a container; passed in, so that lists and tables need not import the flow. */
export type SanitizeChildren = (nodes: readonly SourceNode[], context: SanitizeContext) => Block[]

/** The empty paragraph that an empty list item, quote or cell holds in the editor. */
export function withEmptyParagraph(blocks: Block[]): Block[] {
  return blocks.length > 0 ? blocks : [{ type: 'paragraph', children: [] }]
}

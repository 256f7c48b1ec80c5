import type { Block } from './body-tree.ts'
import type { Mark } from './inline-mark.ts'
import type { SourceNode } from './source-tree.ts'

/** What surrounds the nodes being cleaned. */
export type CleanContext = {
  /** Elements above them in the canonical HTML. */
  depth: number
  /** Marks around them: `<b>` may enclose whole blocks in what others send. */
  marks: readonly Mark[]
  /** Honour the editor's `data-fence` and `data-md`; a request may not use them. */
  authored: boolean
}

/** Cleans the children of a container; passed in, so that lists and tables need not import the flow. */
export type CleanChildren = (nodes: readonly SourceNode[], context: CleanContext) => Block[]

/** The empty paragraph that an empty list item, quote or cell holds in the editor. */
export function orEmptyParagraph(blocks: Block[]): Block[] {
  return blocks.length > 0 ? blocks : [{ type: 'paragraph', children: [] }]
}

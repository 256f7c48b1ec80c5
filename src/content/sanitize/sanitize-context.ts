import type { Block, Mark } from '#src/content/format/block-tree.ts'
import type { SourceNode } from '#src/content/html/source-tree.ts'

export type SanitizeContext = {
  depth: number
  /** Inherited marks: pasted HTML may wrap whole blocks in `<b>`. */
  marks: readonly Mark[]
  /** Honour the editor's `data-fence` and `data-md`; ignored in requests. */
  authored: boolean
  /** Injected, so that lists and tables do not import the module that imports them. */
  sanitize: (nodes: readonly SourceNode[], context: SanitizeContext) => Block[]
}

/** The children of a container that is so many levels deep. The editor requires a paragraph in an empty one. */
export function sanitizeInside(
  nodes: readonly SourceNode[],
  context: SanitizeContext,
  levels: number,
): Block[] {
  const blocks = context.sanitize(nodes, { ...context, depth: context.depth + levels })
  return blocks.length > 0 ? blocks : [{ type: 'paragraph', children: [] }]
}

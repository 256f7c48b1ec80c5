import type { Node } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'

/** One block of text, with what it stands in, from the outside in. */
export type SelectedBlock = { node: Node; ancestors: Node[] }

/**
 * The blocks of text that the selection touches. Empty ones count only where there is nothing else:
 * "select all" takes in the empty paragraph that is kept behind the last block.
 */
export function selectedBlocks({ doc, selection }: EditorState): SelectedBlock[] {
  const blocks: SelectedBlock[] = []
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (!node.isTextblock) return true
      const $inside = doc.resolve(pos + 1)
      const ancestors = Array.from({ length: $inside.depth - 1 }, (_, depth) =>
        $inside.node(depth + 1),
      )
      blocks.push({ node, ancestors })
      return false
    })
  }
  const written = blocks.filter(({ node }) => node.childCount > 0)
  return written.length > 0 ? written : blocks
}

/** What all blocks agree on, or null. */
export function commonValue<T>(
  blocks: readonly SelectedBlock[],
  read: (block: SelectedBlock) => T,
): T | null {
  const [first, ...rest] = blocks.map(read)
  return first !== undefined && rest.every((value) => value === first) ? first : null
}

const LISTS = ['bulletList', 'orderedList', 'taskList']

/** The list a block is an item of: the innermost one. */
export const listTypeOf = ({ ancestors }: SelectedBlock): string =>
  ancestors.findLast(({ type }) => LISTS.includes(type.name))?.type.name ?? ''

export const isInQuote = ({ ancestors }: SelectedBlock): boolean =>
  ancestors.some(({ type }) => type.name === 'blockquote')

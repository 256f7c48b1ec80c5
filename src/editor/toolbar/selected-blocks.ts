import type { Node } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'

type SelectedBlock = { node: Node; ancestors: Node[] }

/** Empty ones count only alone: "select all" includes the trailing empty paragraph. */
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

/** The value shared by all blocks, or null. */
export function commonValue<T>(
  blocks: readonly SelectedBlock[],
  read: (block: SelectedBlock) => T,
): T | null {
  const [first, ...rest] = blocks.map(read)
  return first !== undefined && rest.every((value) => value === first) ? first : null
}

const LISTS = ['bulletList', 'orderedList', 'taskList']

export const listTypeOf = ({ ancestors }: SelectedBlock): string =>
  ancestors.findLast(({ type }) => LISTS.includes(type.name))?.type.name ?? ''

export const isInQuote = ({ ancestors }: SelectedBlock): boolean =>
  ancestors.some(({ type }) => type.name === 'blockquote')

import type { Block, Callout, FootnoteReference, List, Quote, TaskList } from './block-tree.ts'

type Holder<B> = { children: readonly B[] }

/** The form that stored and rendered blocks share. */
type Nesting<B> = {
  type: string
  children?: readonly unknown[]
  items?: readonly Holder<B>[]
  notes?: readonly Holder<B>[]
  rows?: readonly (readonly Holder<B>[])[]
}

function childBlocks<B extends Nesting<B>>(block: B): readonly B[] {
  const { type, children, items, notes, rows } = block
  if (type === 'quote' || type === 'callout') return children as readonly B[]
  return (items ?? notes ?? rows?.flat() ?? []).flatMap((holder) => holder.children)
}

export function* walkBlocks<B extends Nesting<B>>(blocks: readonly B[]): Generator<B> {
  for (const block of blocks) {
    yield block
    yield* walkBlocks(childBlocks(block))
  }
}

export function* footnoteReferences(blocks: readonly Block[]): Generator<FootnoteReference> {
  for (const block of walkBlocks(blocks)) {
    if (block.type !== 'paragraph' && block.type !== 'heading') continue
    for (const node of block.children) if (node.type === 'footnote') yield node
  }
}

type Container<B> = Quote<B> | Callout<B> | List<B> | TaskList<B>

/** A list or quotation with other blocks inside. */
export function mapContainer<B, C>(
  block: Container<B>,
  map: (blocks: readonly B[]) => C[],
): Container<C> {
  switch (block.type) {
    case 'list':
      return { ...block, items: block.items.map(({ children }) => ({ children: map(children) })) }
    case 'taskList':
      return {
        ...block,
        items: block.items.map((item) => ({ ...item, children: map(item.children) })),
      }
    default:
      return { ...block, children: map(block.children) }
  }
}

import type { Callout, Footnotes, List, Quote, Table, TaskList } from './block-tree.ts'

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

type InlineOf<B> = B extends { type: 'paragraph'; children: (infer I)[] } ? I : never
type ReferenceOf<B> = Extract<InlineOf<B>, { type: 'footnote' }>

export function* footnoteReferences<B extends Nesting<B>>(
  blocks: readonly B[],
): Generator<ReferenceOf<B>> {
  for (const { type, children } of walkBlocks(blocks)) {
    if (type !== 'paragraph' && type !== 'heading') continue
    for (const node of children as { type: string }[])
      if (node.type === 'footnote') yield node as ReferenceOf<B>
  }
}

type Container<B> = Quote<B> | Callout<B> | List<B> | TaskList<B> | Table<B> | Footnotes<B>

/** A block with other blocks inside, and these mapped. */
export function mapContainer<B, C>(
  block: Container<B>,
  map: (blocks: readonly B[]) => C[],
): Container<C> {
  const inside = <Holder extends { children: B[] }>(holder: Holder) => ({
    ...holder,
    children: map(holder.children),
  })
  switch (block.type) {
    case 'list':
      return { ...block, items: block.items.map(inside) }
    case 'taskList':
      return { ...block, items: block.items.map(inside) }
    case 'table':
      return { ...block, rows: block.rows.map((cells) => cells.map(inside)) }
    case 'footnotes':
      return { ...block, notes: block.notes.map(inside) }
    default:
      return inside(block)
  }
}

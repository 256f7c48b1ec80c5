import { memo, useRef } from 'react'
import type { ReactNode } from 'react'
import { usePosition, useVirtualRows } from './use-virtual-rows.ts'

const GAP = 12
/** Layout containment: scrolling lays out new rows without the existing ones. */
const ROW = 'grid min-w-0 [contain:layout_style]'
/** Narrowest column of a grid of cards, in pixels. */
const COLUMN_WIDTH = 260

type VirtualListProps<T> = {
  label: string
  items: readonly T[]
  children: (item: T) => ReactNode
  isGrid?: boolean
  rowHeight: number
}

/** Renders only visible rows, so that thousands of cards cost as much as thirty. Padding replaces the others. */
export function VirtualList<T extends { id: string }>(props: VirtualListProps<T>) {
  const { label, items, children, isGrid = false, rowHeight } = props
  const list = useRef<HTMLUListElement>(null)
  const { width, top } = usePosition(list)
  const columns = isGrid ? Math.max(1, Math.floor((width + GAP) / (COLUMN_WIDTH + GAP))) : 1
  const { drawn, measure, before, after } = useVirtualRows({
    count: Math.ceil(items.length / columns),
    itemCount: items.length,
    rowHeight,
    gap: GAP,
    top,
  })
  return (
    <ul
      ref={list}
      aria-label={label}
      className="grid"
      style={{
        gap: GAP,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: before,
        paddingBottom: after,
      }}
    >
      {/* One flat list of keys: nested lists per row would be keyed by position and remounted while scrolling. */}
      {drawn.flatMap(({ index }) =>
        items.slice(index * columns, (index + 1) * columns).map((item, column) => (
          <li
            key={item.id}
            // Also outside the first column: an item that a resized window moved from there is still measured.
            data-index={index}
            ref={column === 0 ? measure : undefined}
            // Most items are not in the DOM, so this gives screen readers the full length.
            aria-setsize={items.length}
            aria-posinset={index * columns + column + 1}
            className={ROW}
          >
            <Drawn item={item} draw={children as Draw} />
          </li>
        )),
      )}
    </ul>
  )
}

type Draw = (item: unknown) => ReactNode

/** Memoised: scrolling renders the list at every step, but not the cards that stay. */
const Drawn = memo(function Drawn({ item, draw }: { item: unknown; draw: Draw }) {
  return draw(item)
})

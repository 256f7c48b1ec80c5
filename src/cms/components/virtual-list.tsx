'use client'

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import clsx from 'clsx'
import { Fragment, memo, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** Pixels between two cards. */
const GAP = 12
/** Lists up to this length are not virtualised: it would save nothing, and find-in-page works on all items. */
const SHORT = 60
const ROWS_AROUND = 5
/** Layout containment: scrolling lays out new rows without the existing ones. */
const ROW = 'grid min-w-0 [contain:layout_style]'
/** Narrowest column of a grid of cards, in pixels. */
export const COLUMN_WIDTH = 260

type VirtualListProps<T> = {
  label: string
  items: readonly T[]
  keyOf: (item: T) => string
  /** Renders the content of one `li`. */
  children: (item: T) => ReactNode
  /** Minimum column width in pixels; without it there is one column. */
  columnWidth?: number
  /** Estimated row height in pixels, used until a row is measured. */
  rowHeight: number
  className?: string
}

/**
 * A virtualised list or grid that scrolls with the page: renders only the visible rows, so that thousands of
 * cards cost as much as thirty. Padding replaces the rows above and below.
 */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { label, items, keyOf, children, columnWidth, rowHeight, className } = props
  const list = useRef<HTMLUListElement>(null)
  const { width, top } = usePlace(list)
  const columns = columnWidth ? Math.max(1, Math.floor((width + GAP) / (columnWidth + GAP))) : 1
  const isShort = items.length <= SHORT
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    gap: GAP,
    overscan: isShort ? SHORT : ROWS_AROUND,
    scrollMargin: top,
  })
  const drawn = rows.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  return (
    <ul
      ref={list}
      aria-label={label}
      className={clsx('grid', className)}
      style={{
        gap: GAP,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: first ? first.start - top : 0,
        paddingBottom: last ? Math.max(0, rows.getTotalSize() - (last.end - top)) : 0,
      }}
    >
      {/* One flat list of keys: nested lists per row would be keyed by position and remounted while scrolling. */}
      {drawn.flatMap(({ index }) =>
        items.slice(index * columns, (index + 1) * columns).map((item, column) => (
          <Fragment key={keyOf(item)}>
            {/* Most items are not in the DOM, so `aria-setsize` gives screen readers the full length. */}
            <li
              {...(column === 0 && { 'data-index': index, ref: rows.measureElement })}
              aria-setsize={items.length}
              aria-posinset={index * columns + column + 1}
              className={ROW}
            >
              <Drawn item={item} draw={children as Draw} />
            </li>
          </Fragment>
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

/** Width of the list and its offset in the page; both depend on the content above and beside it. */
function usePlace(list: React.RefObject<HTMLUListElement | null>) {
  const [place, setPlace] = useState({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const box = element.getBoundingClientRect()
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) }
      setPlace((known) => (known.width === next.width && known.top === next.top ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Content that grows above the list moves it without resizing it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return place
}

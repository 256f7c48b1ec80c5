import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Lists up to this length are not virtualised: it would save nothing, and find-in-page works on all items. */
const SHORT = 60
const ROWS_AROUND = 5

type Rows = {
  count: number
  itemCount: number
  rowHeight: number
  gap?: number
  top: number
}

/** The rows to render of a list that scrolls with the page, and the pixels of those above and below. */
export function useVirtualRows({ count, itemCount, rowHeight, gap = 0, top }: Rows) {
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    gap,
    overscan: itemCount <= SHORT ? SHORT : ROWS_AROUND,
    scrollMargin: top,
    // A list that is hidden keeps its heights: else Back would find it shorter, and another scroll position.
    measureElement: (element, entry, instance) =>
      isHidden(element)
        ? (instance.measurementsCache[instance.indexFromElement(element)]?.size ?? rowHeight)
        : measureElement(element, entry, instance),
  })
  const drawn = rows.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  return {
    drawn,
    measure: rows.measureElement,
    before: first ? first.start - top : 0,
    after: last ? Math.max(0, rows.getTotalSize() - (last.end - top)) : 0,
  }
}

const isHidden = (element: Element) => element.getClientRects().length === 0

export function usePosition(list: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      if (isHidden(element)) return
      const box = element.getBoundingClientRect()
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) }
      setPosition((known) => (known.width === next.width && known.top === next.top ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Content that grows above the list moves it without resizing it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return position
}

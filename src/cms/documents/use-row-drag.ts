import { useLayoutEffect, useRef } from 'react'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'

export function useRowDrag(
  list: RefObject<HTMLOListElement | null>,
  move: (from: number, to: number) => void,
) {
  const newest = useRef(move)
  useLayoutEffect(() => {
    newest.current = move
  })
  return (event: ReactPointerEvent, start: number) => {
    if (event.button !== 0) return
    let from = start
    const ended = new AbortController()
    // On the window: the handle itself moves in the document.
    const follow = ({ clientY }: PointerEvent) => {
      const to = rowIndexAt([...(list.current?.children ?? [])], from, clientY)
      if (to === from) return
      newest.current(from, to)
      from = to
    }
    const { signal } = ended
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', () => ended.abort(), { signal })
    window.addEventListener('pointercancel', () => ended.abort(), { signal })
  }
}

function rowIndexAt(rows: readonly Element[], from: number, y: number): number {
  const middle = (index: number) => {
    const box = rows[index]?.getBoundingClientRect()
    return box && box.top + box.height / 2
  }
  const before = middle(from - 1)
  const after = middle(from + 1)
  if (before !== undefined && y < before) return from - 1
  return after !== undefined && y > after ? from + 1 : from
}

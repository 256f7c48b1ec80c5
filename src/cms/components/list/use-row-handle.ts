import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { isComposing } from '#src/lib/browser/is-composing.ts'

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

type RowOrder = {
  list: RefObject<HTMLElement | null>
  /** Shows the row at another place; called for each row that it passes. */
  move: (from: number, to: number) => void
  /** After the last move. */
  onEnd?: (start: number, end: number) => void
}

/** Props of the handle of a row, which is dragged or moved by the arrow keys. */
export function useRowHandle({ list, ...order }: RowOrder) {
  const newest = useRef(order)
  useLayoutEffect(() => {
    newest.current = order
  })
  return (start: number) => ({
    title: 'Drag, or press the arrow keys',
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined || isComposing(event)) return
      event.preventDefault()
      if (!list.current?.children[start + step]) return
      order.move(start, start + step)
      order.onEnd?.(start, start + step)
    },
    onPointerDown: ({ button }: ReactPointerEvent) => {
      if (button !== 0) return
      let from = start
      const row = list.current?.children[start]
      row?.toggleAttribute('data-dragged', true)
      const ended = new AbortController()
      const follow = (to: number) => {
        if (to !== from) newest.current.move(from, to)
        from = to
      }
      const end = (to: number) => {
        ended.abort()
        row?.removeAttribute('data-dragged')
        follow(to)
        newest.current.onEnd?.(start, to)
      }
      const { signal } = ended
      // On the window: the handle itself moves in the document.
      window.addEventListener(
        'pointermove',
        ({ clientY }) => follow(rowIndexAt([...(list.current?.children ?? [])], from, clientY)),
        { signal },
      )
      window.addEventListener('pointerup', () => end(from), { signal })
      window.addEventListener('pointercancel', () => end(start), { signal })
    },
  })
}

export const moveRow = <T>(rows: readonly T[], from: number, to: number): T[] =>
  rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1))

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

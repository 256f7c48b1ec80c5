import { useRef } from 'react'
import { firstInView } from './rows-in-view.ts'

export function useListNavigation(ids: readonly string[], attribute: string) {
  const last = useRef({ id: '', position: -1 })
  return (step: 1 | -1, currentId: string | null | undefined): string | undefined => {
    const position = nextPosition(step, {
      lastPosition: ids.includes(last.current.id) ? -1 : last.current.position,
      index: ids.indexOf(currentId ?? ''),
      count: ids.length,
      visibleIndex: ids.indexOf(firstInView(attribute) ?? ''),
    })
    const id = ids[position]
    last.current = { id: id ?? '', position }
    return id
  }
}

type Position = {
  lastPosition: number
  index: number
  count: number
  visibleIndex: number
}

/**
 * When the current item was archived or deleted, the next one is at its position. Otherwise starts where the list is
 * scrolled to.
 */
export function nextPosition(
  step: 1 | -1,
  { lastPosition, index, count, visibleIndex }: Position,
): number {
  if (index < 0 && lastPosition < 0 && visibleIndex >= 0) return visibleIndex
  const from = index >= 0 ? index : lastPosition - (step === 1 ? 1 : 0)
  return Math.min(Math.max(from + step, 0), count - 1)
}

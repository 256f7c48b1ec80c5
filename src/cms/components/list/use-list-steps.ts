import { useRef } from 'react'
import { firstInView } from './rows-in-view.ts'

export function useListSteps(ids: readonly string[], attribute: string) {
  const last = useRef({ id: '', place: -1 })
  return (step: 1 | -1, currentId: string | null | undefined): string | undefined => {
    const place = nextPosition(step, {
      place: ids.includes(last.current.id) ? -1 : last.current.place,
      index: ids.indexOf(currentId ?? ''),
      count: ids.length,
      seen: ids.indexOf(firstInView(attribute) ?? ''),
    })
    const id = ids[place]
    last.current = { id: id ?? '', place }
    return id
  }
}

type Position = {
  place: number
  index: number
  count: number
  seen: number
}

/**
 * When the current item was archived or deleted, the next one is at its position. Otherwise starts where the list is
 * scrolled to.
 */
export function nextPosition(step: 1 | -1, { place, index, count, seen }: Position): number {
  if (index < 0 && place < 0 && seen >= 0) return seen
  const from = index >= 0 ? index : place - (step === 1 ? 1 : 0)
  return Math.min(Math.max(from + step, 0), count - 1)
}

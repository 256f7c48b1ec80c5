import { useRef } from 'react'
import { firstInView } from './rows-in-view.ts'

/**
 * The neighbour of the current item of a list, for `j` and `k`.
 * @param attribute of an element in each rendered row, with the id of its item
 */
export function useListSteps(ids: readonly string[], attribute: string) {
  const last = useRef({ id: '', place: -1 })
  return (step: 1 | -1, currentId: string | null | undefined): string | undefined => {
    const place = nextPlace(step, {
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
  /** Of the item that was current last, when it has left the list; else -1. */
  place: number
  /** Of the current item; -1 without one. */
  index: number
  count: number
  /** Of the first item in view; -1 without one. */
  seen: number
}

/**
 * After the current item has left the list, because it was archived or deleted, the next one is at its place. Without a
 * current one, the steps begin where the list is scrolled to.
 */
export function nextPlace(step: 1 | -1, { place, index, count, seen }: Position): number {
  if (index < 0 && place < 0 && seen >= 0) return seen
  const from = index >= 0 ? index : place - (step === 1 ? 1 : 0)
  return Math.min(Math.max(from + step, 0), count - 1)
}

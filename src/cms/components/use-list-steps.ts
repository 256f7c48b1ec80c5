import { useRef } from 'react'

/** The neighbour of the current item of a list, for `j` and `k`. */
export function useListSteps(ids: readonly string[]) {
  const place = useRef(-1)
  return (step: 1 | -1, currentId: string | null | undefined): string | undefined => {
    place.current = nextPlace(step, {
      place: place.current,
      index: ids.indexOf(currentId ?? ''),
      count: ids.length,
    })
    return ids[place.current]
  }
}

type Position = {
  /** Of the item that was current last. */
  place: number
  /** Of the current item; -1 after it has left the list, because it was archived or deleted. */
  index: number
  count: number
}

/** After the current item has left the list, the next one is at its place. */
export function nextPlace(step: 1 | -1, { place, index, count }: Position): number {
  const from = index >= 0 ? index : place - (step === 1 ? 1 : 0)
  return Math.min(Math.max(from + step, 0), count - 1)
}

import { useRef } from 'react'

/**
 * The neighbour of the current item of a list, for `j` and `k`. After the current item has left the list, because it
 * was archived or deleted, the next one is at its place.
 */
export function useListSteps(ids: readonly string[]) {
  const place = useRef(-1)
  return (step: 1 | -1, currentId: string | null | undefined): string | undefined => {
    const index = ids.indexOf(currentId ?? '')
    const from = index >= 0 ? index : place.current - (step === 1 ? 1 : 0)
    place.current = Math.min(Math.max(from + step, 0), ids.length - 1)
    return ids[place.current]
  }
}

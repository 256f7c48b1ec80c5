import { useSyncExternalStore } from 'react'
import type { Call } from '#src/contract/call.ts'

/** How many items of each answer could not be read, by the address it came from. */
let counts: Readonly<Record<string, number>> = {}
const listeners = new Set<() => void>()

export function reportInvalidItems(url: string, count: number) {
  if ((counts[url] ?? 0) === count) return
  counts = { ...counts, [url]: count }
  for (const listener of listeners) listener()
}

/** Items of a list that could not be read, in all its pages and states. */
export const useInvalidItemCount = (call: Call): number =>
  useSyncExternalStore(
    subscribe,
    () => invalidItemCount(call),
    () => 0,
  )

export const invalidItemCount = ({ path }: Call): number =>
  Object.entries(counts).reduce(
    (sum, [url, count]) => (url.split('?')[0] === path ? sum + count : sum),
    0,
  )

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

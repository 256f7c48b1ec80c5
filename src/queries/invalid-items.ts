import { useSyncExternalStore } from 'react'
import type { Call } from '#src/contract/call.ts'
import { createListeners } from '#src/lib/browser/listeners.ts'

let counts: Readonly<Record<string, number>> = {}
const { subscribe, notify } = createListeners()

export function reportInvalidItems(url: string, count: number) {
  if ((counts[url] ?? 0) === count) return
  counts = { ...counts, [url]: count }
  notify()
}

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

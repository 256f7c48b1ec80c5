import { useSyncExternalStore } from 'react'
import { createListeners } from '#src/lib/browser/listeners.ts'

let counts: Readonly<Record<string, number>> = {}
const { subscribe, notify } = createListeners()

export function reportInvalidItems(url: string, count: number) {
  if ((counts[url] ?? 0) === count) return
  counts = { ...counts, [url]: count }
  notify()
}

export const useInvalidItemCount = (path: string): number =>
  useSyncExternalStore(
    subscribe,
    () => invalidItemCount(path),
    () => 0,
  )

export const invalidItemCount = (path: string): number =>
  Object.entries(counts).reduce(
    (sum, [url, count]) => (url.split('?')[0] === path ? sum + count : sum),
    0,
  )

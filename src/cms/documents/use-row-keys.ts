import { useState } from 'react'
import { randomKey } from '#src/lib/random-key.ts'

const fresh = (count: number) => Array.from({ length: count }, randomKey)

/** Keys that stay with their rows, which have no ids: a moved row keeps its focus and its open state. */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState(() => fresh(count))
  // Rows that came from elsewhere.
  const all = keys.length === count ? keys : [...keys, ...fresh(count)].slice(0, count)
  if (all !== keys) setKeys(all)
  return {
    all,
    insert: (index: number, key = randomKey()) => {
      setKeys((now) => now.toSpliced(index, 0, key))
      return key
    },
    remove: (index: number) => {
      setKeys((now) => now.toSpliced(index, 1))
      return all[index]
    },
    move: (from: number, to: number) =>
      setKeys((now) => now.toSpliced(from, 1).toSpliced(to, 0, now[from] ?? randomKey())),
  }
}

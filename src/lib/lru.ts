type Lru<V> = {
  get(key: string): V | undefined
  set(key: string, value: V): void
  readonly size: number
  readonly weight: number
}

/**
 * LRU cache with a total weight of up to `maxWeight`. The newest entry is kept whatever its weight: an expensive value
 * would otherwise be computed again for each request.
 */
export function createLru<V>(maxWeight: number, weigh: (value: V) => number): Lru<V> {
  const entries = new Map<string, V>()
  let weight = 0

  const remove = (key: string, value: V) => {
    entries.delete(key)
    weight -= weigh(value)
  }

  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      const old = entries.get(key)
      if (old !== undefined) remove(key, old)
      entries.set(key, value)
      weight += weigh(value)
      for (const [oldest, dropped] of entries) {
        if (weight <= maxWeight || oldest === key) break
        remove(oldest, dropped)
      }
    },
    get size() {
      return entries.size
    },
    get weight() {
      return weight
    },
  }
}

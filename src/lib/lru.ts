export type Lru<V> = {
  get(key: string): V | undefined
  set(key: string, value: V): void
  readonly size: number
  readonly weight: number
}

/**
 * Keeps what was used last, up to `maxWeight` in total. The newest entry stays whatever it weighs: what was
 * dear to make would be made again for everybody who asks.
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

/** Those who are told when something outside React changes. */
export function createListeners<Told extends unknown[] = []>() {
  type Listener = (...told: Told) => void
  const all = new Set<Listener>()
  return {
    subscribe: (listener: Listener) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
    notify: (...told: Told) => {
      for (const listener of all) listener(...told)
    },
  }
}

/** Those who are told when something outside React changes. */
export function createListeners<Args extends unknown[] = []>() {
  type Listener = (...args: Args) => void
  const all = new Set<Listener>()
  return {
    subscribe: (listener: Listener) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
    notify: (...args: Args) => {
      for (const listener of all) listener(...args)
    },
  }
}

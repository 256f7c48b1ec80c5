/** Those who are told when something outside React changes. */
export function createListeners() {
  const all = new Set<() => void>()
  return {
    /** @returns ends it */
    subscribe: (listener: () => void) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
    notify: () => {
      for (const listener of all) listener()
    },
  }
}

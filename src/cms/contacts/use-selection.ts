import { useState } from 'react'

/** Which of the things in sight are ticked. What the search or a change takes away counts no longer. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const selected = ids.filter((id) => ticked.has(id))
  return {
    selected,
    isSelected: (id: string) => ticked.has(id),
    isEverything: ids.length > 0 && selected.length === ids.length,
    toggle: (id: string) =>
      setTicked((known) => {
        const next = new Set(known)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    selectAll: () => setTicked(new Set(ids)),
    clear: () => setTicked(new Set()),
  }
}

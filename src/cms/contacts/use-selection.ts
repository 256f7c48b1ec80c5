import { useState } from 'react'

/** Selected items. Items that a search or a change removes from the list are no longer selected. */
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

import { useState } from 'react'

type SelectionState = {
  ids: ReadonlySet<string>
  anchor: string | undefined
}

const NONE: SelectionState = { ids: new Set(), anchor: undefined }

type Item = { id: string }

export function useSelection<T extends Item>(items: readonly T[]) {
  const [selection, setSelection] = useState(NONE)
  const ids = items.map(({ id }) => id)
  const selected = items.filter(({ id }) => selection.ids.has(id))
  return {
    selected,
    isSelected: (id: string) => selection.ids.has(id),
    isAllSelected: ids.length > 0 && selected.length === ids.length,
    /** @param isRange also the items between this one and the one toggled before */
    toggle: (id: string, isRange = false) =>
      setSelection((known) => toggleItem(known, { ids, id, isRange })),
    selectAll: () => setSelection({ ids: new Set(ids), anchor: undefined }),
    clear: () => setSelection(NONE),
  }
}

export type Selection<T extends Item = Item> = ReturnType<typeof useSelection<T>>

type ToggleInput = { ids: readonly string[]; id: string; isRange: boolean }

export function toggleItem(
  selection: SelectionState,
  { ids, id, isRange }: ToggleInput,
): SelectionState {
  const next = new Set(selection.ids)
  const isOn = !next.has(id)
  for (const each of isRange ? rangeOf(ids, selection.anchor, id) : [id]) {
    if (isOn) next.add(each)
    else next.delete(each)
  }
  return { ids: next, anchor: id }
}

function rangeOf(ids: readonly string[], from: string | undefined, to: string) {
  const start = from === undefined ? -1 : ids.indexOf(from)
  const end = ids.indexOf(to)
  return start < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

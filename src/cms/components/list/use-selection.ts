import { useState } from 'react'

type Ticked = {
  ids: ReadonlySet<string>
  from: string | undefined
}

const NONE: Ticked = { ids: new Set(), from: undefined }

export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState(NONE)
  const selected = ids.filter((id) => ticked.ids.has(id))
  return {
    selected,
    isSelected: (id: string) => ticked.ids.has(id),
    isEverything: ids.length > 0 && selected.length === ids.length,
    /** @param isRange also the items between this one and the one toggled before */
    toggle: (id: string, isRange = false) =>
      setTicked((known) => toggled(known, { ids, id, isRange })),
    selectAll: () => setTicked({ ids: new Set(ids), from: undefined }),
    clear: () => setTicked(NONE),
  }
}

export type Selection = ReturnType<typeof useSelection>

type Toggle = { ids: readonly string[]; id: string; isRange: boolean }

export function toggled(ticked: Ticked, { ids, id, isRange }: Toggle): Ticked {
  const next = new Set(ticked.ids)
  const isOn = !next.has(id)
  for (const each of isRange ? rangeOf(ids, ticked.from, id) : [id]) {
    if (isOn) next.add(each)
    else next.delete(each)
  }
  return { ids: next, from: id }
}

function rangeOf(ids: readonly string[], from: string | undefined, to: string) {
  const start = from === undefined ? -1 : ids.indexOf(from)
  const end = ids.indexOf(to)
  return start < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

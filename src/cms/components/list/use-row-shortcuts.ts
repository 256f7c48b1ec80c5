import { focusedRow, markedInRow } from './rows-in-view.ts'
import { useListNavigation } from './use-list-navigation.ts'
import type { Selection } from './use-selection.ts'
import { useShortcuts } from '#src/cms/components/screen/use-shortcuts.ts'

type RowShortcuts<T extends { id: string }> = {
  rows: readonly T[]
  mark: string
  selection: Selection<T>
  onDelete: (rows: readonly T[]) => void
  more?: Record<string, () => void>
}

/** `j` and `k` move, `x` selects, `X` selects up to here, Ctrl A all, `#` deletes, Escape clears the selection. */
export function useRowShortcuts<T extends { id: string }>(props: RowShortcuts<T>) {
  const { rows, mark, selection, onDelete, more } = props
  const ids = rows.map(({ id }) => id)
  const stepFrom = useListNavigation(ids, mark)
  const focusedId = () => markedInRow(document.activeElement, mark)?.getAttribute(mark) ?? undefined
  const go = (step: 1 | -1) => {
    const next = stepFrom(step, focusedRow(mark))
    document.querySelector<HTMLElement>(`[${mark}="${next}"]`)?.focus()
  }
  const toggle = (isRange: boolean) => {
    const id = focusedId()
    if (id) selection.toggle(id, isRange)
  }
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    x: () => toggle(false),
    X: () => toggle(true),
    'Mod+a': selection.selectAll,
    '#': () => {
      const { selected } = selection
      onDelete(selected.length > 0 ? selected : rows.filter(({ id }) => id === focusedId()))
    },
    Escape: selection.clear,
    ...more,
  })
}

import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { focusedRow } from '#src/cms/components/rows-in-view.ts'
import { useListSteps } from '#src/cms/components/use-list-steps.ts'
import type { Selection } from '#src/cms/components/use-selection.ts'
import { useShortcuts } from '#src/cms/components/use-shortcuts.ts'

type MediaKeys = {
  found: readonly MediaItem[]
  selection: Selection
  onDelete: (items: readonly MediaItem[]) => void
}

/** On the button that opens a file: names the file whose card has the focus. */
export const CARD_ATTRIBUTE = 'data-media-card'

/**
 * `j` and `k` focus the next and the previous card, `x` selects it, `X` up to it, Ctrl A all, `#` deletes the selected
 * files or the focused one, Escape clears the selection.
 */
export function useMediaKeys({ found, selection, onDelete }: MediaKeys) {
  const stepFrom = useListSteps(
    found.map(({ id }) => id),
    CARD_ATTRIBUTE,
  )
  const go = (step: 1 | -1) => {
    const id = stepFrom(step, focusedRow(CARD_ATTRIBUTE))
    document.querySelector<HTMLElement>(`[${CARD_ATTRIBUTE}="${id}"]`)?.focus()
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
      const ids = selection.selected.length > 0 ? selection.selected : [focusedId()]
      onDelete(found.filter(({ id }) => ids.includes(id)))
    },
    Escape: selection.clear,
  })
}

function focusedId(): string | undefined {
  const card = document.activeElement?.closest('article')?.querySelector(`[${CARD_ATTRIBUTE}]`)
  return card?.getAttribute(CARD_ATTRIBUTE) ?? undefined
}

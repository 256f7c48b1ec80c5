'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Input } from '#src/ui/controls/input.tsx'
import { Modal } from '#src/ui/overlays/modal.tsx'
import { LIST_ID, optionId, PaletteList } from './palette-list.tsx'
import type { PaletteGroup, PaletteItem } from './palette-list.tsx'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type PaletteProps<Item extends PaletteItem> = {
  /** Name of the dialog and of its text box. */
  label: string
  placeholder: string
  query: string
  onQueryChange: (query: string) => void
  groups: readonly PaletteGroup<Item>[]
  /** Status of the search as a whole. */
  note: string
  /** The option that would be chosen, and undefined when the palette is closed. */
  onActive?: (item: Item | undefined) => void
  onChoose: (item: Item) => void
  onClose: () => void
}

/** A text box with its results. Focus stays in the text box. */
export function Palette<Item extends PaletteItem>(props: PaletteProps<Item>) {
  const { label, placeholder, query, onQueryChange, groups, note, onChoose, onClose } = props
  const items = groups.flatMap((group) => group.items)
  const { active, setActive, handleKeyDown } = useActiveItem(items, onChoose)
  const activeId = active?.id
  const announce = useEffectEvent((id: string | undefined) =>
    props.onActive?.(items.find((item) => item.id === id)),
  )
  useEffect(() => announce(activeId), [activeId])
  useEffect(() => () => announce(undefined), [])
  return (
    <Modal aria-label={label} width="mt-[10dvh] mb-auto max-w-xl" padding="" onClose={onClose}>
      <div className="border-b border-border p-3">
        <Input
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={LIST_ID}
          aria-activedescendant={active ? optionId(active) : undefined}
          placeholder={placeholder}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            onQueryChange(event.target.value)
            setActive(null)
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <PaletteList
        groups={groups}
        note={note}
        active={active}
        onPoint={setActive}
        onChoose={onChoose}
      />
      <p
        aria-hidden
        className="border-t border-border px-5 py-2 font-mono text-xs text-muted pointer-coarse:hidden"
      >
        ↑↓ choose · ⏎ open · esc
      </p>
    </Modal>
  )
}

/** The active option: the first until an arrow key or the pointer changes it; arrow keys wrap around. */
function useActiveItem<Item extends PaletteItem>(items: Item[], onChoose: (item: Item) => void) {
  const [chosen, setActive] = useState<Item | null>(null)
  const active = items.find(({ id }) => id === chosen?.id) ?? items[0]
  const activeId = useRef<string>(undefined)
  useEffect(() => {
    if (!active || activeId.current === active.id) return
    activeId.current = active.id
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const step = (by: 1 | -1) => {
    const index = items.findIndex(({ id }) => id === active?.id)
    setActive(items[(index + by + items.length) % items.length] ?? null)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && active) onChoose(active)
    else return
    event.preventDefault()
  }
  return { active, setActive, handleKeyDown }
}

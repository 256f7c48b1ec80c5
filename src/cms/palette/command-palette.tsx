'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { searchAllOptions } from '#src/queries/search-queries.ts'
import { dialogClasses, OVERLAY_CLASSES } from '#src/ui/overlays/dialog-classes.ts'
import { Input } from '#src/ui/controls/input.tsx'
import { useFocusReturn } from '#src/ui/overlays/use-focus-return.ts'
import { paletteGroups } from './palette-items.ts'
import type { PaletteGroup, PaletteItem } from './palette-items.ts'
import { LIST_ID, optionId, PaletteList } from './palette-list.tsx'

type PaletteProps = { onClose: () => void; onExport: () => void }

/** Searches screens and actions by name, and the content of the site by its words. Focus stays in the text box. */
export function CommandPalette({ onClose, onExport }: PaletteProps) {
  const [query, setQuery] = useState('')
  const { groups, note } = usePaletteGroups(useDeferredValue(query))
  const items = groups.flatMap((group) => group.items)
  const go = useGo({ onClose, onExport })
  const focus = useFocusReturn()
  const { active, setActive, handleKeyDown } = useActiveItem(items, go)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={OVERLAY_CLASSES} />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className={dialogClasses('mt-[10dvh] mb-auto max-w-xl p-0!')}
        >
          <Dialog.Title className="sr-only">Go to</Dialog.Title>
          <div className="border-b border-border p-3">
            <Input
              role="combobox"
              aria-label="Go to"
              aria-expanded
              aria-autocomplete="list"
              aria-controls={LIST_ID}
              aria-activedescendant={active ? optionId(active) : undefined}
              placeholder="Screens, posts, files, messages, actions..."
              autoComplete="off"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value)
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
            onChoose={go}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function usePaletteGroups(query: string) {
  const search = useQuery(searchAllOptions(query))
  const groups = paletteGroups(query, search.data)
  return { groups, note: query.trim() === '' ? '' : searchNote(groups, search) }
}

/** Reports a search that is running or failed instead of "no results". */
function searchNote(groups: PaletteGroup[], search: { isFetching: boolean; isError: boolean }) {
  if (search.isError) return 'The content could not be searched.'
  if (groups.length > 0) return ''
  return search.isFetching ? 'Loading...' : 'Nothing found.'
}

function useGo({ onClose, onExport }: PaletteProps) {
  const router = useRouter()
  return ({ href, leaves, runs }: PaletteItem) => {
    onClose()
    if (runs) onExport()
    else if (leaves) window.location.assign(href)
    else router.push(href)
  }
}

/** The active option: the first until an arrow key or the pointer changes it; arrow keys wrap around. */
function useActiveItem(items: PaletteItem[], onChoose: (item: PaletteItem) => void) {
  const [chosen, setActive] = useState<PaletteItem | null>(null)
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
    // During IME composition, keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && active) onChoose(active)
    else return
    event.preventDefault()
  }
  return { active, setActive, handleKeyDown }
}

'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useDeferredValue, useState } from 'react'
import { searchAllOptions } from '#src/queries/search-queries.ts'
import { Palette } from '#src/ui/palette/palette.tsx'
import { searchNote } from '#src/ui/palette/search-note.ts'
import { paletteGroups } from './palette-items.ts'
import type { ScreenItem } from './palette-items.ts'

type CommandPaletteProps = { onClose: () => void; onExport: () => void }

/** Searches screens and actions by name, and the content of the site by its words. */
export function CommandPalette({ onClose, onExport }: CommandPaletteProps) {
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query)
  const search = useQuery(searchAllOptions(searched))
  const groups = paletteGroups(searched, search.data)
  const router = useRouter()
  const go = ({ href, leaves, runs }: ScreenItem) => {
    onClose()
    if (runs) onExport()
    else if (leaves) window.location.assign(href)
    else router.push(href)
  }
  return (
    <Palette
      label="Go to"
      placeholder="Screens, posts, files, messages, actions..."
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      note={searchNote(searched, { ...search, isEmpty: groups.length === 0 })}
      onChoose={go}
      onClose={onClose}
    />
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useDeferredValue, useState } from 'react'
import { searchCalls } from '#src/contract/search/search-calls.ts'
import { postListOptions } from '#src/queries/post-queries.ts'
import { projectListOptions } from '#src/queries/project-queries.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { Palette } from '#src/ui/palette/palette.tsx'
import { searchNote } from '#src/ui/palette/search-note.ts'
import { paletteGroups, recentItems } from './palette-items.ts'
import type { ScreenItem } from './palette-items.ts'

type CommandPaletteProps = {
  recent: readonly string[]
  onClose: () => void
  onExport: () => void
}

export function CommandPalette({ recent, onClose, onExport }: CommandPaletteProps) {
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query)
  // Never cached, because every save changes it.
  const search = useQuery(
    callQuery(
      searchCalls.searchAll,
      { query: { q: searched } },
      { enabled: searched.trim() !== '', staleTime: 0, placeholderData: keepPreviousData },
    ),
  )
  const { data: posts = [] } = useQuery(postListOptions())
  const { data: projects = [] } = useQuery(projectListOptions())
  const groups = paletteGroups(searched, {
    found: search.data,
    recent: recentItems({ post: posts, project: projects }, recent),
  })
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

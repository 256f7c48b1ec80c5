'use client'

import { useRef, useState } from 'react'
import { copyToClipboard } from '#src/lib/browser/clipboard.ts'
import { readEmail } from '#src/queries/email.ts'
import { scrollToSection } from '#src/site/nav/scroll-to-section.ts'
import type { SectionId } from '#src/site/nav/sections.ts'
import { Palette } from '#src/ui/palette/palette.tsx'
import { searchNote } from '#src/ui/palette/search-note.ts'
import { previewTheme, setTheme, themeChoice } from '#src/ui/theme/theme-store.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { sitePaletteGroups } from './site-palette-items.ts'
import type { SiteItem } from './site-palette-items.ts'
import { useTextSearch } from './use-text-search.ts'

type SitePaletteProps = { hidden: readonly SectionId[]; onClose: () => void }

/** Searches pages and actions by name, and posts and projects by their words. */
export function SitePalette({ hidden, onClose }: SitePaletteProps) {
  const [query, setQuery] = useState('')
  const { found, isError } = useTextSearch(query.trim())
  const groups = sitePaletteGroups(query, found, hidden)
  const showTheme = useThemePreview()
  return (
    <Palette
      label="Search"
      placeholder="Posts, projects, tags, pages, actions..."
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      note={searchNote(query, { isFetching: !found, isError, isEmpty: groups.length === 0 })}
      onActive={showTheme}
      onChoose={(item) => {
        onClose()
        go(item)
      }}
      onClose={onClose}
    />
  )
}

const PREVIEW_MS = 150

/** Shows the theme of the option that would be chosen, else the one before. */
function useThemePreview() {
  const timer = useRef<number>(undefined)
  const [before] = useState(themeChoice)
  return (item: SiteItem | undefined) => {
    clearTimeout(timer.current)
    const theme = item && 'theme' in item.to ? item.to.theme : before
    if (item) timer.current = window.setTimeout(() => previewTheme(theme), PREVIEW_MS)
    else previewTheme(themeChoice())
  }
}

function go({ to }: SiteItem) {
  if ('path' in to) location.assign(to.path)
  else if ('theme' in to) setTheme(to.theme)
  else if ('action' in to) void copyEmail()
  else if (location.pathname === '/') scrollToSection(to.section)
  else location.assign(`/#${to.section}`)
}

async function copyEmail() {
  try {
    const address = await readEmail()
    const isCopied = await copyToClipboard(address)
    toast({ title: isCopied ? 'Copied' : 'Email address', description: address })
  } catch {
    const description = 'The email address could not be loaded'
    toast({ variant: 'destructive', title: 'Error', description })
  }
}

'use client'

import { Search } from 'lucide-react'
import type { SectionId } from '#src/site/nav/sections.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { usePaletteState } from '#src/ui/palette/use-palette-state.ts'

/** Loaded when it is opened for the first time. */
const SitePalette = lazyComponent(async () => (await import('./site-palette.tsx')).SitePalette)

const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

const isSlash = (event: KeyboardEvent) =>
  event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event)

/** Opens the palette of the site, as Ctrl+K (Command+K) and the slash do. */
export function SearchButton({ hidden }: { hidden: readonly SectionId[] }) {
  const { isOpen, open, close, handleLoadError } = usePaletteState(isSlash)
  return (
    <>
      <IconButton
        className="needs-script"
        data-app="click"
        label="Search"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
      >
        <Search aria-hidden className="size-5" />
      </IconButton>
      {isOpen && <SitePalette hidden={hidden} onClose={close} onLoadError={handleLoadError} />}
    </>
  )
}

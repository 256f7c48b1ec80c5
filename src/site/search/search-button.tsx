'use client'

import { Search } from 'lucide-react'
import type { SectionId } from '#src/site/nav/sections.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { usePaletteState } from '#src/ui/palette/use-palette-state.ts'

/** Loaded when it is opened for the first time. */
const SitePalette = lazyComponent(async () => (await import('./site-palette.tsx')).SitePalette)

/** Opens the palette of the site. Its keys click it (page-script/buttons.ts). */
export function SearchButton({ hidden }: { hidden: readonly SectionId[] }) {
  const { isOpen, toggle, close, handleLoadError } = usePaletteState()
  return (
    <>
      <IconButton
        className="needs-script"
        data-app="click"
        data-palette=""
        label="Search"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={toggle}
      >
        <Search aria-hidden className="size-5" />
      </IconButton>
      {isOpen && <SitePalette hidden={hidden} onClose={close} onLoadError={handleLoadError} />}
    </>
  )
}

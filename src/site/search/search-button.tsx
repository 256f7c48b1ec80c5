'use client'

import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SectionId } from '#src/site/nav/sections.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'

/** Loaded when it is opened for the first time. */
const SitePalette = lazyComponent(async () => (await import('./site-palette.tsx')).SitePalette)

const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

const opens = (event: KeyboardEvent) =>
  !event.altKey &&
  (event.ctrlKey || event.metaKey
    ? event.key === 'k' && !event.shiftKey
    : event.key === '/' && !isTyping(event))

/** Opens the palette of the site, as Ctrl+K (Command+K) and the slash do. */
export function SearchButton({ hidden }: { hidden: readonly SectionId[] }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opens(event)) return
      event.preventDefault()
      setOpen((wasOpen) => !wasOpen)
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
  return (
    <>
      <IconButton
        className="needs-script"
        label="Search"
        icon={<Search aria-hidden className="size-5" />}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <SitePalette
          hidden={hidden}
          onClose={() => setOpen(false)}
          onLoadError={() => {
            setOpen(false)
            showLoadError('The search')
          }}
        />
      )}
    </>
  )
}

'use client'

import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useContactExport } from '#src/cms/contacts/use-contact-export.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'

/** Loaded when it is opened for the first time. */
const CommandPalette = lazyComponent(
  async () => (await import('./command-palette.tsx')).CommandPalette,
)

/** Opens the palette with Ctrl+K (Command+K) anywhere in the management area, or with its button. */
export function PaletteTrigger() {
  const [isOpen, setOpen] = useState(false)
  // Here, because the palette is already unmounted when the download runs.
  const { download } = useContactExport()
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      // The editor binds the same keys to its link tool, and has called preventDefault then.
      if (!isShortcut || event.shiftKey || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      setOpen((wasOpen) => !wasOpen)
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
  const handleLoadError = () => {
    setOpen(false)
    showLoadError('The search')
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="control-size flex w-full items-center gap-2.5 rounded-card px-3 text-muted transition-colors hover:bg-raised hover:text-text max-sm:min-w-11 max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:py-2 max-sm:text-xs max-[22rem]:px-0 max-[22rem]:text-[0.6875rem]"
      >
        <Search aria-hidden className="size-4" />
        Go to
        <kbd className="ml-auto hidden rounded-chip border border-border px-1.5 font-mono text-xs lg:inline">
          Ctrl K
        </kbd>
      </button>
      {isOpen && (
        <CommandPalette
          onClose={() => setOpen(false)}
          onExport={download}
          onLoadError={handleLoadError}
        />
      )}
    </>
  )
}

'use client'

import { useEffect, useState } from 'react'
import { useMessageExport } from '#src/cms/messages/use-message-export.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'

/** Loaded when it is opened for the first time. */
const CommandPalette = lazyComponent(
  async () => (await import('./command-palette.tsx')).CommandPalette,
)

/** The palette, and what opens it; Ctrl+K (Command+K) does anywhere in the management area. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false)
  // Here, because the palette is already unmounted when the download runs.
  const { download } = useMessageExport()
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
  const palette = isOpen && (
    <CommandPalette
      onClose={() => setOpen(false)}
      onExport={download}
      onLoadError={handleLoadError}
    />
  )
  return { open: () => setOpen(true), palette }
}

'use client'

import { useMessageExport } from '#src/cms/messages/use-message-export.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { usePaletteState } from '#src/ui/palette/use-palette-state.ts'
import { useRecentDocuments } from './use-recent-documents.ts'

/** Loaded when it is opened for the first time. */
const CommandPalette = lazyComponent(
  async () => (await import('./command-palette.tsx')).CommandPalette,
)

/** The palette, and what opens it; Ctrl+K (Command+K) does anywhere in the management area. */
export function usePalette() {
  const { isOpen, open, close, handleLoadError } = usePaletteState()
  // Here, because the palette is already unmounted when the download runs.
  const { download } = useMessageExport()
  const recent = useRecentDocuments()
  const palette = isOpen && (
    <CommandPalette
      recent={recent}
      onClose={close}
      onExport={download}
      onLoadError={handleLoadError}
    />
  )
  return { open, palette }
}

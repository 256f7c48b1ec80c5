import { Search } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useMessageExport } from '#src/cms/messages/use-message-export.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { usePaletteState } from '#src/ui/palette/use-palette-state.ts'
import { useStoredChoice } from '#src/cms/components/screen/use-stored-choice.ts'

const COUNT = 5
const EDITOR = /^\/cms\/(?:blog|projects)\/edit\/[\w-]+$/

function useRecentDocuments(): string[] {
  const [choice, choose] = useStoredChoice('recent-documents')
  const pathname = usePathname()
  const recent = choice === '' ? [] : choice.split(' ')
  const next = [pathname, ...recent.filter((path) => path !== pathname)].slice(0, COUNT)
  const noted = EDITOR.test(pathname) ? next.join(' ') : choice
  useEffect(() => {
    if (noted !== choice) choose(noted)
  })
  return recent.filter((path) => path !== pathname)
}

const CommandPalette = lazyComponent(
  async () => (await import('./command-palette.tsx')).CommandPalette,
)

export function usePalette() {
  const { isOpen, toggle, close, handleLoadError } = usePaletteState()
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
  return { open: toggle, palette }
}

type PaletteButtonProps = { className: string; onOpen: () => void }

export function PaletteButton({ className, onOpen }: PaletteButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-palette=""
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className={className}
    >
      <Search aria-hidden className="size-4" />
      Go to
      <kbd className="ml-auto hidden rounded-chip border border-border px-1.5 font-mono text-xs lg:inline">
        Ctrl K
      </kbd>
    </button>
  )
}

import { Search } from 'lucide-react'

type PaletteButtonProps = { className: string; onOpen: () => void }

export function PaletteButton({ className, onOpen }: PaletteButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
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

import { Moon, Sun } from 'lucide-react'
import { Button } from '#src/ui/controls/button.tsx'

/**
 * Toggles light and dark; the script in the head handles it (theme-script.ts). Both icons are in the page and CSS
 * shows one, because the server does not know the theme.
 */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <Button variant="ghost" size="icon" className={className} data-theme-toggle="">
      <span className="hidden on-dark:contents">
        <Sun aria-hidden className="size-5" />
        <span className="sr-only">Switch to light theme</span>
      </span>
      <span className="hidden on-light:contents">
        <Moon aria-hidden className="size-5" />
        <span className="sr-only">Switch to dark theme</span>
      </span>
    </Button>
  )
}

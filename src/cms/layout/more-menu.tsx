import { Ellipsis } from 'lucide-react'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import type { MENU } from '#src/cms/screens.ts'
import { entryClasses, isCurrentEntry } from './screen-link.tsx'

const ID = 'more-screens'

type MoreMenuProps = { screens: typeof MENU; children: ReactNode }

/**
 * Opens the entries that have no space in the bar. The browser's own popover: Escape and a tap beside it close it, and
 * focus returns to the button.
 */
export function MoreMenu({ screens, children }: MoreMenuProps) {
  const pathname = usePathname()
  const isCurrent = screens.some((entry) => isCurrentEntry(pathname, entry))
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        aria-current={isCurrent ? 'true' : undefined}
        className={entryClasses({ isCurrent, isInBar: true })}
      >
        <Ellipsis aria-hidden className="size-4" />
        More
      </button>
      <div
        id={ID}
        popover="auto"
        onClick={(event) => event.currentTarget.hidePopover()}
        className="absolute inset-auto top-16 right-2 max-h-[calc(100dvh-5rem)] min-w-72 overflow-y-auto rounded-card border border-border bg-surface p-1 text-text shadow-float lg:hidden"
      >
        {children}
      </div>
    </>
  )
}

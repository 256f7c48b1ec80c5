import { Ellipsis } from 'lucide-react'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { PaletteButton, usePalette } from '#src/cms/palette/cms-palette.tsx'
import { GROUPS, MENU } from '#src/cms/screens.ts'
import { entryClasses, ScreenLink, isCurrentEntry } from './screen-link.tsx'

const ID = 'more-screens'

type MoreMenuProps = { screens: typeof MENU; children: ReactNode }

/** A native popover: Escape and a tap outside close it, and focus returns to the button. */
function MoreMenu({ screens, children }: MoreMenuProps) {
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

const { main, ...others } = GROUPS
const MAIN = MENU.filter(({ group }) => group === 'main')
const MORE = MENU.filter(({ group }) => group !== 'main')

/** Three groups next to the screen; in narrow windows a bar above it, with all but the first group behind "More". */
export function ManagementNavigation() {
  const { open, palette } = usePalette()
  const groups = Object.entries(others).map(([id, heading]) => (
    <Group key={id} heading={heading} screens={MORE.filter(({ group }) => group === id)} />
  ))
  const paletteButton = <PaletteButton className={entryClasses({})} onOpen={open} />
  return (
    <nav
      aria-label="Management"
      className="border-b border-border bg-surface focus-mode:hidden lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0 lg:pb-[calc(1rem+var(--notice-height,0px))]"
    >
      <p className="hidden px-6 pt-7 pb-2 font-mono text-xs text-muted lg:block">{main}</p>
      <ul className="flex justify-between px-1 py-1 sm:p-2 lg:grid lg:grid-cols-1 lg:gap-0.5 lg:px-3 lg:py-0">
        {MAIN.map((screen) => (
          <li key={screen.id}>
            <ScreenLink isInBar screen={screen} />
          </li>
        ))}
        <li className="sm:ml-auto lg:hidden">
          <MoreMenu screens={MORE}>
            {groups}
            <div className="mt-1 border-t border-border pt-1">{paletteButton}</div>
          </MoreMenu>
        </li>
      </ul>
      <div className="hidden gap-4 px-3 pt-4 lg:grid">
        {groups}
        <div className="border-t border-border pt-3">{paletteButton}</div>
      </div>
      {palette}
    </nav>
  )
}

type GroupProps = { heading: string; screens: typeof MENU }

function Group({ heading, screens }: GroupProps) {
  return (
    <div>
      <p className="px-3 pt-2 pb-1 font-mono text-xs text-muted lg:pt-0">{heading}</p>
      <ul className="max-lg:grid max-lg:grid-cols-2 lg:grid lg:gap-0.5">
        {screens.map((screen) => (
          <li key={screen.id}>
            <ScreenLink screen={screen} />
          </li>
        ))}
      </ul>
    </div>
  )
}

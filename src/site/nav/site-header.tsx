'use client'

import { Menu, X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { SearchButton } from '#src/site/search/search-button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { ThemeToggle } from '#src/ui/theme/theme-toggle.tsx'
import { MENU_ID } from './page-paths.ts'
import { SectionLink } from './section-link.tsx'
import { visibleSections } from './sections.ts'
import type { SectionId } from './sections.ts'

type SiteHeaderProps = {
  brand: string
  /** Before the name. */
  mark: ReactNode
  /** Sections without content. */
  hidden: readonly SectionId[]
}

export function SiteHeader({ brand, mark, hidden }: SiteHeaderProps) {
  const pathname = usePathname()
  // On the home page it then follows the scroll position (page-script/navigation.ts).
  const current = pathname.startsWith('/blog') ? 'blog' : pathname === '/' ? 'home' : undefined
  return (
    <header className="group/header sticky no-popover:static top-0 z-30 border-b border-border bg-bg print:hidden">
      <div className="mx-auto flex h-16 no-popover:h-auto no-popover:flex-wrap max-w-content items-center justify-between gap-4 px-5">
        <SectionLink
          section="home"
          data-brand=""
          className="inline-flex min-h-11 min-w-0 items-center font-mono text-sm font-medium"
        >
          {mark}
          <span className="truncate">{brand}</span>
        </SectionLink>
        <SiteNav current={current} hidden={hidden} />
        {/* The glyph of the last button ends at the margin. */}
        <div className="-mr-2.5 flex items-center gap-1 pointer-coarse:-mr-3">
          <SearchButton hidden={hidden} />
          <ThemeToggle className="needs-script" />
          <IconButton className="no-popover:hidden lg:hidden" label="Menu" popoverTarget={MENU_ID}>
            <Menu aria-hidden className="size-5 group-has-[:popover-open]/header:hidden" />
            <X aria-hidden className="hidden size-5 group-has-[:popover-open]/header:block" />
          </IconButton>
        </div>
      </div>
    </header>
  )
}

type SiteNavProps = { current: string | undefined; hidden: readonly SectionId[] }

/** A popover on narrow screens, which opens without scripts; part of the header on wide screens. */
function SiteNav({ current, hidden }: SiteNavProps) {
  return (
    <nav
      id={MENU_ID}
      popover="auto"
      aria-label="Main"
      className="top-[calc(4rem+1px)] bottom-auto w-auto bg-bg text-text max-lg:max-h-[calc(100dvh-4rem)] max-lg:border-b max-lg:border-border no-popover:static lg:static lg:block lg:overflow-visible"
    >
      <ul className="flex flex-col no-popover:flex-row no-popover:flex-wrap px-3 py-2 lg:flex-row lg:p-0">
        {visibleSections(hidden).map(({ id, label }) => (
          <li key={id}>
            <SectionLink
              section={id}
              suppressHydrationWarning
              aria-current={current === id ? 'location' : undefined}
              data-label={label}
              className="control-size steady-weight flex items-center max-lg:items-start rounded-chip px-2.5 text-sm text-muted fades-[color] hover:text-text aria-[current]:font-medium aria-[current]:text-accent xl:px-3"
            >
              {label}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

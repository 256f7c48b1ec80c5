'use client'

import clsx from 'clsx'
import { Menu, X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { IconButton } from '#src/ui/icon-button.tsx'
import { ThemeToggle } from '#src/ui/theme/theme-toggle.tsx'
import { SectionLink } from './section-link.tsx'
import { SECTIONS } from './sections.ts'
import { useActiveSection } from './use-active-section.ts'
import { useMenu } from './use-menu.ts'

export function SiteHeader({ brand }: { brand: string }) {
  const pathname = usePathname()
  const active = useActiveSection(pathname === '/')
  const current = pathname.startsWith('/blog') ? 'blog' : active
  const { isOpen, container, button, toggle, hide, handleKeyDown } = useMenu()
  return (
    <header
      ref={container}
      onKeyDown={handleKeyDown}
      className="sticky no-script:static top-0 z-30 border-b border-border bg-bg print:hidden"
    >
      <div className="mx-auto flex h-16 no-script:h-auto no-script:flex-wrap max-w-content items-center justify-between gap-4 px-5">
        <SectionLink
          section="home"
          onClick={hide}
          className="inline-flex min-h-11 items-center font-mono text-sm font-medium"
        >
          {brand}
        </SectionLink>
        <SiteNav isOpen={isOpen} current={current} onChoose={hide} />
        <div className="flex items-center gap-1">
          <ThemeToggle className="needs-script" />
          <IconButton
            ref={button}
            className="needs-script lg:hidden"
            label={isOpen ? 'Close menu' : 'Open menu'}
            icon={
              isOpen ? (
                <X aria-hidden className="size-5" />
              ) : (
                <Menu aria-hidden className="size-5" />
              )
            }
            aria-expanded={isOpen}
            aria-controls="site-nav"
            onClick={toggle}
          />
        </div>
      </div>
    </header>
  )
}

type SiteNavProps = { isOpen: boolean; current: string | undefined; onChoose: () => void }

function SiteNav({ isOpen, current, onChoose }: SiteNavProps) {
  return (
    <nav
      id="site-nav"
      aria-label="Main"
      className={clsx(
        'max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:border-b max-lg:border-border max-lg:bg-bg',
        'max-lg:max-h-[calc(100dvh-4rem)] max-lg:overflow-y-auto no-script:static no-script:block',
        !isOpen && 'max-lg:hidden',
      )}
    >
      <ul className="flex flex-col no-script:flex-row no-script:flex-wrap px-3 py-2 lg:flex-row lg:p-0">
        {SECTIONS.map(({ id, label }) => (
          <li key={id}>
            <SectionLink
              section={id}
              onClick={onChoose}
              aria-current={current === id ? 'location' : undefined}
              className="control-size flex items-center rounded-chip px-2.5 text-sm text-muted transition-colors duration-150 hover:text-text aria-[current]:font-medium aria-[current]:text-accent xl:px-3"
            >
              {label}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

'use client'

import clsx from 'clsx'
import { usePathname } from 'next/navigation'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { SessionBanner } from '#src/cms/auth-guard/session-banner.tsx'
import { PaletteTrigger } from '#src/cms/palette/palette-trigger.tsx'
import { SCREEN_LIST, screens } from '#src/cms/screens.ts'
import { useFocusRecovery } from './use-focus-recovery.ts'
import { usePreventFileDrop } from './use-prevent-file-drop.ts'

const MENU = SCREEN_LIST.filter(({ isInMenu }) => isInMenu)

/** Layout of all management screens: the menu, with the screen beside it. */
export function ManagementShell({ children }: { children: ReactNode }) {
  const screen = useRef<HTMLElement>(null)
  useFocusRecovery(screen)
  usePreventFileDrop()
  return (
    <div className="min-h-dvh text-sm lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <a
        href="#screen"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-card focus:border focus:border-accent focus:bg-surface focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <ManagementNavigation />
      <main
        ref={screen}
        id="screen"
        tabIndex={-1}
        className="min-w-0 px-4 py-6 outline-none sm:px-8 lg:py-8"
      >
        <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6">
          <SessionBanner />
          {children}
        </div>
      </main>
    </div>
  )
}

function ManagementNavigation() {
  const pathname = usePathname()
  return (
    <nav
      aria-label="Management"
      className="border-b border-border bg-surface lg:sticky lg:top-0 lg:h-dvh lg:border-r lg:border-b-0"
    >
      <p className="hidden px-5 pt-7 pb-4 font-mono text-xs text-muted lg:block">// management</p>
      <ul className="flex justify-between px-1 py-1 sm:justify-start sm:p-2 lg:grid lg:grid-cols-1 lg:gap-1 lg:px-3">
        {MENU.map(({ href, label, Icon }) => (
          <li key={href}>
            <IntentLink
              href={href}
              aria-current={isCurrent(pathname, href) ? 'page' : undefined}
              className={clsx(
                'control-size flex items-center gap-2.5 rounded-card px-3 transition-colors max-sm:flex-col max-sm:gap-1 max-sm:min-w-11 max-sm:px-1 max-sm:py-2 max-sm:text-xs max-[22rem]:px-0 max-[22rem]:text-[0.6875rem]',
                isCurrent(pathname, href)
                  ? 'bg-raised font-medium text-accent'
                  : 'text-muted hover:bg-raised hover:text-text',
              )}
            >
              {Icon && <Icon aria-hidden className="size-4" />}
              {label}
            </IntentLink>
          </li>
        ))}
        <li>
          <PaletteTrigger />
        </li>
      </ul>
    </nav>
  )
}

/** The dashboard matches its exact path, the other entries also paths below theirs. */
const isCurrent = (pathname: string, href: string) =>
  href === screens.dashboard.href ? pathname === href : pathname.startsWith(href)

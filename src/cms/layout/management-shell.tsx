'use client'

import { useRef, useEffect } from 'react'
import type { ReactNode, RefObject } from 'react'
import clsx from 'clsx'
import { usePathname, useSelectedLayoutSegments } from 'next/navigation'
import { SessionBanner } from '#src/cms/auth/session-banner.tsx'
import { useLiveUpdates } from '#src/queries/live-updates.ts'
import { SCREEN_LIST, sectionOf } from '#src/cms/screens.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { ConfirmHost } from '#src/ui/overlays/confirm.tsx'
import { ManagementNavigation } from './management-navigation.tsx'
import { isCurrentScreen } from './screen-link.tsx'

export function ManagementShell({ children }: { children: ReactNode }) {
  const screen = useRef<HTMLElement>(null)
  useFocusRecovery(screen)
  usePreventFileDrop()
  useLiveUpdates()
  return (
    <div
      data-menu-column
      className="min-h-dvh text-sm lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] focus-mode:block"
    >
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
          <SectionLinks />
          {children}
        </div>
      </main>
      {/* The first save of a new project changes the path, and must not close an open question. */}
      <ConfirmHost key={useSelectedLayoutSegments().join('/')} />
    </div>
  )
}

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** A file dropped outside a drop zone would replace the page, and lose unsaved text and running uploads. */
function usePreventFileDrop() {
  useEffect(() => {
    const refuse = (event: DragEvent) => carriesFiles(event) && event.preventDefault()
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

function SectionLinks() {
  const pathname = usePathname()
  const current = SCREEN_LIST.find(
    ({ href, section }) => section && isCurrentScreen(pathname, href),
  )
  if (!current) return null
  return (
    <nav
      aria-label={current.section}
      className="-mt-3 flex flex-wrap lg:mb-2 gap-x-1 border-b max-sm:gap-x-0 border-border"
    >
      {sectionOf(current).map(({ id, href, label }) => (
        <IntentLink
          key={id}
          href={href}
          aria-current={id === current.id ? 'page' : undefined}
          className={clsx(
            'control-size -mb-px flex items-center border-b-2 px-3 transition-colors max-sm:px-1.5 max-sm:text-xs',
            id === current.id
              ? 'border-accent font-medium'
              : 'border-transparent text-muted hover:text-text',
          )}
        >
          {label}
        </IntentLink>
      ))}
    </nav>
  )
}

/**
 * When a focused element is removed or disabled, the browser moves focus to the body, and a screen reader starts at the
 * top.
 */
function useFocusRecovery(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const main = screen.current
    if (!main) return
    let last: HTMLElement | null = null
    let hasWaited = false
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement && main.contains(target) ? target : null
      hasWaited = false
    }
    const keep = () => {
      if (!last) return
      const isLost = document.activeElement === document.body
      if (!last.isConnected) {
        if (isLost) main.focus({ preventScroll: true })
      } else if (last.matches(':disabled')) hasWaited = true
      else if (hasWaited && isLost) last.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(keep)
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [screen])
}

'use client'

import { useRef, useEffect } from 'react'
import type { ReactNode } from 'react'
import { SessionBanner } from '#src/cms/auth/session-banner.tsx'
import { useLiveUpdates } from '#src/queries/live-updates.ts'
import { ManagementNavigation } from './management-navigation.tsx'
import { SectionLinks } from './section-links.tsx'
import { useFocusRecovery } from './use-focus-recovery.ts'

/** Layout of all management screens: the menu, with the screen beside it. */
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

import clsx from 'clsx'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useStoredChoice } from '#src/cms/components/screen/use-stored-choice.ts'
import { UnfoldedContext } from './sidebar-card.tsx'
import type { SidebarCardHandle } from './sidebar-card.tsx'

const isWide = () => window.matchMedia('(width >= 80rem)').matches

/** Stored on this device. Otherwise, and in narrow windows, the settings are folded below the text. */
export function useSettingsPanel() {
  const [choice, choose] = useStoredChoice('post-settings')
  const card = useRef<SidebarCardHandle>(null)
  const isBeside = choice === 'beside'
  const toggle = () => {
    if (isWide()) choose(isBeside ? '' : 'beside')
    else card.current?.show()
  }
  return { card, isBeside, toggle }
}

export type SettingsPanel = ReturnType<typeof useSettingsPanel>

type SettingsAsideProps = { settings: SettingsPanel; children: ReactNode }

export function SettingsAside({ settings: { isBeside }, children }: SettingsAsideProps) {
  return (
    <UnfoldedContext value={isBeside && isWide()}>
      <aside
        // Remounted, so that its cards unfold.
        key={String(isBeside)}
        data-beside={isBeside || undefined}
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4 focus-mode:hidden',
          isBeside
            ? 'xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto'
            : 'xl:grid-cols-3',
        )}
      >
        {children}
      </aside>
    </UnfoldedContext>
  )
}

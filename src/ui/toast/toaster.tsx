'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { onFirstInteraction } from '#src/lib/browser/on-first-interaction.ts'
import type { ToastRegion } from './toast-region.tsx'
import { toastStore } from './toast-store.ts'
import type { ToastEntry, ToastSettings } from './toast-store.ts'

const NONE: readonly ToastEntry[] = []

type ToasterProps = ToastSettings & { /** Milliseconds a toast stays. */ duration: number }

/**
 * Stands once on every page. The region itself comes with the visitor's first touch: who only reads does
 * not load it, and a page that loses its connection later still can speak. Kept in state, because `lazy`
 * would throw here, around every page, when its file does not come; the next toast tries again.
 */
export function Toaster({ limit, removalDelay, duration }: ToasterProps) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.entries, () => NONE)
  const [Region, setRegion] = useState<typeof ToastRegion>()
  useEffect(() => toastStore.configure({ limit, removalDelay }), [limit, removalDelay])

  const newest = entries[0]?.id
  useEffect(() => {
    const load = () =>
      void import('./toast-region.tsx').then(
        (loaded) => setRegion(() => loaded.ToastRegion),
        () => undefined,
      )
    if (newest === undefined) return onFirstInteraction(load)
    return load()
  }, [newest])

  return Region && <Region entries={entries} duration={duration} onDismiss={toastStore.dismiss} />
}

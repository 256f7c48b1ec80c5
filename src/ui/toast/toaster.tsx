'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { onFirstInteraction } from '#src/lib/browser/on-first-interaction.ts'
import type { ToastRegion } from './toast-region.tsx'
import { toastStore } from './toast-store.ts'
import type { ToastEntry, ToastSettings } from './toast-store.ts'

const NONE: readonly ToastEntry[] = []

type ToasterProps = ToastSettings & {
  /** Milliseconds that a toast stays. */
  duration: number
  /** Milliseconds that a toast with an action stays. */
  actionDuration: number
}

/**
 * Mounted once on every page. The region is loaded on the first interaction: page views without one do not load
 * it, and a page that goes offline later can still show toasts. Kept in state, because `lazy` would throw here,
 * around every page, if its chunk failed to load; the next toast retries.
 */
export function Toaster({ limit, removalDelay, ...durations }: ToasterProps) {
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

  return Region && <Region entries={entries} {...durations} onDismiss={toastStore.dismiss} />
}

'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { onFirstInteraction } from '#src/lib/browser/on-first-interaction.ts'
import type { ToastRegion } from './toast-region.tsx'
import { toastStore } from './toast-store.ts'

type ToasterProps = {
  /** Milliseconds after which a dismissed toast is removed. */
  removalDelay: number
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
export function Toaster({ removalDelay, ...durations }: ToasterProps) {
  const newest = useSyncExternalStore(toastStore.subscribe, toastStore.newest, () => undefined)
  const [Region, setRegion] = useState<typeof ToastRegion>()
  useEffect(() => toastStore.setRemovalDelay(removalDelay), [removalDelay])

  const newestId = newest?.id
  useEffect(() => {
    const load = () =>
      void import('./toast-region.tsx').then(
        (loaded) => setRegion(() => loaded.ToastRegion),
        () => undefined,
      )
    if (newestId === undefined) return onFirstInteraction(load)
    return load()
  }, [newestId])

  return Region && <Region entry={newest} {...durations} onDismiss={toastStore.dismiss} />
}

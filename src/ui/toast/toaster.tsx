'use client'

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '#src/lib/when-idle.ts'
import { toastStore } from './toast-store.ts'
import type { ToastEntry, ToastSettings } from './toast-store.ts'

const loadRegion = () => import('./toast-region.tsx')
const ToastRegion = lazy(async () => ({ default: (await loadRegion()).ToastRegion }))

const NONE: readonly ToastEntry[] = []

type ToasterProps = ToastSettings & { /** Milliseconds a toast stays. */ duration: number }

/**
 * Stands once on every page. The region itself comes when the browser is idle, so that a page
 * nobody is notified on does not wait for it, and one that loses its connection still can speak.
 */
export function Toaster({ limit, removalDelay, duration }: ToasterProps) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.entries, () => NONE)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => toastStore.configure({ limit, removalDelay }), [limit, removalDelay])
  useEffect(() => whenIdle(() => setIdle(true)), [])

  if (!isIdle && entries.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion entries={entries} duration={duration} onDismiss={toastStore.dismiss} />
    </Suspense>
  )
}

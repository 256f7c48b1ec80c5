'use client'

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { whenUsed } from '#src/lib/when-used.ts'
import { toastStore } from './toast-store.ts'
import type { ToastEntry, ToastSettings } from './toast-store.ts'

const loadRegion = () => import('./toast-region.tsx')
const ToastRegion = lazy(async () => ({ default: (await loadRegion()).ToastRegion }))

const NONE: readonly ToastEntry[] = []

type ToasterProps = ToastSettings & { /** Milliseconds a toast stays. */ duration: number }

/**
 * Stands once on every page. The region itself comes with the visitor's first touch: who only reads does
 * not load it, and a page that loses its connection later still can speak.
 */
export function Toaster({ limit, removalDelay, duration }: ToasterProps) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.entries, () => NONE)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => toastStore.configure({ limit, removalDelay }), [limit, removalDelay])
  useEffect(() => whenUsed(() => setUsed(true)), [])

  if (!isUsed && entries.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion entries={entries} duration={duration} onDismiss={toastStore.dismiss} />
    </Suspense>
  )
}

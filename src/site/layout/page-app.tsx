'use client'

import { useEffect } from 'react'
import { toastStore } from '#src/ui/toast/toast-store.ts'

/** Tells the page script that the page is hydrated, and passes it the notifications of React code. */
export function PageApp() {
  useEffect(() => {
    dispatchEvent(new Event('app:ready'))
    return toastStore.subscribe(() => {
      const newest = toastStore.newest()
      if (newest) dispatchEvent(new CustomEvent('notice', { detail: newest }))
    })
  }, [])
  return null
}

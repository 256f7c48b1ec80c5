'use client'

import { useEffect } from 'react'
import { onBrowserIdle } from '#src/lib/browser/on-browser-idle.ts'
import { sendPageView } from '#src/queries/send-page-view.ts'

/** Counts a reader, once the page has nothing better to do. */
export function PageViewCounter({ id }: { id: string }) {
  useEffect(() => onBrowserIdle(() => sendPageView(id)), [id])
  return null
}

'use client'

import { useEffect } from 'react'
import { onBrowserIdle } from '#src/lib/browser/on-browser-idle.ts'
import { sendPageView } from '#src/queries/send-page-view.ts'

/** Reports a page view when the page is idle. */
export function PageViewCounter({ id }: { id: string }) {
  useEffect(() => onBrowserIdle(() => sendPageView(id)), [id])
  return null
}

'use client'

import { ArrowLeft, Globe } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import './frame.css'

export function SiteLinks() {
  const back = useSyncExternalStore(neverChanges, screenBefore, () => '/cms')
  return (
    <nav aria-label="Site" className="folio-links">
      <a href={back} title="Management area">
        <ArrowLeft aria-hidden />
        <span>Management area</span>
      </a>
      <a href="/" title="View site">
        <Globe aria-hidden />
        <span>View site</span>
      </a>
    </nav>
  )
}

export function BackToSite() {
  return (
    <p className="folio-back">
      <a href="/">Back to Site</a>
    </p>
  )
}

const KEY = 'folio-screen-before'
const neverChanges = () => () => {}

/** The management screen from which this tab came here, also after a reload. */
function screenBefore(): string {
  const { origin, pathname, search } = URL.canParse(document.referrer)
    ? new URL(document.referrer)
    : { origin: '', pathname: '', search: '' }
  const isScreen = origin === location.origin && /^\/cms(\/|$)/.test(pathname)
  if (isScreen) sessionStorage.setItem(KEY, pathname + search)
  return sessionStorage.getItem(KEY) ?? '/cms'
}

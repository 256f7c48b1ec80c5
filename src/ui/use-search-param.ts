'use client'

import { useSearchParams } from 'next/navigation'
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const isTrue = () => true
const isFalse = () => false

/** Safari allows 100 changes of the URL in 30 seconds. */
const PAUSE_MS = 300

/**
 * A string kept in the URL (`?q=`), so that Back, a reload and a copied URL restore it. The URL is updated
 * when typing pauses, and before a link is followed.
 * @param initial the value known to the server
 */
export function useSearchParam(name: string, initial = '') {
  const isHydrated = useSyncExternalStore(never, isTrue, isFalse)
  const params = useSearchParams()
  const paramValue = isHydrated ? params.get(name) : null
  /** Text that is not in the URL yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])

  const change = (text: string) => {
    setTyped(text)
    cancel.current()
    const write = () => {
      cancel.current()
      startTransition(() => {
        replaceParameter(name, text)
        setTyped(null)
      })
    }
    const timer = setTimeout(write, PAUSE_MS)
    addEventListener('click', write, { capture: true })
    cancel.current = () => {
      clearTimeout(timer)
      removeEventListener('click', write, { capture: true })
    }
  }
  return [typed ?? paramValue ?? (isHydrated ? '' : initial), change] as const
}

/** Adds no history entry and sends no request. */
function replaceParameter(name: string, text: string) {
  const url = new URL(location.href)
  if (text === '') url.searchParams.delete(name)
  else url.searchParams.set(name, text)
  // Other results have other pages.
  url.searchParams.delete('page')
  if (url.href !== location.href) history.replaceState(null, '', url)
}

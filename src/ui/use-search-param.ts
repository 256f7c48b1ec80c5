'use client'

import { useSearchParams } from 'next/navigation'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** Safari allows a page a hundred changes of its address in thirty seconds. */
const PAUSE_MS = 300

/**
 * A text that stands in the address (`?q=`), so that Back, a reload and a copied address bring it back. The
 * address follows in the pauses of typing, and before a link is followed.
 * @param initial what the server knows of it
 */
export function useSearchParam(name: string, initial = '') {
  const isHydrated = useHydrated()
  const params = useSearchParams()
  const paramValue = isHydrated ? params.get(name) : null
  /** What the address does not say yet. */
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

/** Without a new entry in the history, and without asking the server. */
function replaceParameter(name: string, text: string) {
  const url = new URL(location.href)
  if (text === '') url.searchParams.delete(name)
  else url.searchParams.set(name, text)
  if (url.href !== location.href) history.replaceState(null, '', url)
}

'use client'

import { useEffect } from 'react'

/** Tells the page script that the page is hydrated. */
export function PageApp() {
  useEffect(() => {
    dispatchEvent(new Event('app:ready'))
  }, [])
  return null
}

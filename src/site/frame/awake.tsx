'use client'

import { useEffect } from 'react'
import { AWAKE_EVENT } from './wake-script.ts'

/** Tells the page's script that React listens now (wake-script.ts). */
export function Awake() {
  useEffect(() => void dispatchEvent(new Event(AWAKE_EVENT)), [])
  return null
}

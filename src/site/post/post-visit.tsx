'use client'

import { useEffect } from 'react'
import { whenIdle } from '#src/lib/when-idle.ts'
import { sendVisit } from '#src/queries/send-visit.ts'

/** Counts a reader, once the page has nothing better to do. */
export function PostVisit({ id }: { id: string }) {
  useEffect(() => whenIdle(() => sendVisit(id)), [id])
  return null
}

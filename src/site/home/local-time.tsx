'use client'

import { useSyncExternalStore } from 'react'
import { zoneClock } from '#src/lib/zone-offsets.ts'
import type { ZoneOffset } from '#src/lib/zone-offsets.ts'
import { CLOCK } from '#src/site/frame/wake-script.ts'

const MINUTE = 60_000

const currentMinute = () => Math.floor(Date.now() / MINUTE)

/** Wakes at the turn of each minute. */
function subscribeToMinutes(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        listener()
        wait()
      },
      MINUTE - (Date.now() % MINUTE),
    )
  }
  wait()
  return () => clearTimeout(timer)
}

type LocalTimeProps = { timeZone: string; offsets: readonly ZoneOffset[] }

/**
 * The clock where the owner lives. The prerendered page does not know the time and holds dashes, until the
 * script in the head puts the time there.
 */
export function LocalTime({ timeZone, offsets }: LocalTimeProps) {
  const minute = useSyncExternalStore<number | null>(subscribeToMinutes, currentMinute, () => null)
  return (
    <span className="tabular-nums">
      <span {...{ [CLOCK]: JSON.stringify(offsets) }} suppressHydrationWarning>
        {minute === null ? '--:--' : zoneClock(offsets, minute * MINUTE)}
      </span>{' '}
      <span className="text-muted">({timeZone})</span>
    </span>
  )
}

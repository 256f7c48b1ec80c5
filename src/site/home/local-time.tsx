'use client'

import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

const currentMinute = () => Math.floor(Date.now() / MINUTE)

/** Calls the listener at the start of each minute. */
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

const timeIn = (timeZone: string, time: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(time)

/** The owner's local time. The prerendered page shows dashes, because it cannot know the time. */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const minute = useSyncExternalStore<number | null>(subscribeToMinutes, currentMinute, () => null)
  return (
    <span className="tabular-nums">
      {minute === null ? '--:--' : timeIn(timeZone, minute * MINUTE)}
    </span>
  )
}

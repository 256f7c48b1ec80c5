'use client'

import { useSyncExternalStore } from 'react'

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

/** The clock where the owner lives; the prerendered page does not know the time and shows dashes. */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const minute = useSyncExternalStore<number | null>(subscribeToMinutes, currentMinute, () => null)
  const text = minute === null ? '--:--' : formatTime(minute * MINUTE, timeZone)
  return (
    <span className="tabular-nums">
      {text} <span className="text-muted">({timeZone})</span>
    </span>
  )
}

const formatTime = (time: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(time)

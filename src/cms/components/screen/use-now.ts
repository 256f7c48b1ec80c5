import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The current time, updated every minute, so that 'just now' does not stay on the screen for an hour. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

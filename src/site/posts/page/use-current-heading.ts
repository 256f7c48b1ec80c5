'use client'

import { useEffect, useState } from 'react'

/** Reading line, as a share of the window height from the top: a heading above it counts as read. */
const READING_LINE = 0.33

/** Id of the heading whose section is being read; undefined above the first. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')

  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    // Runs when a heading crosses the reading line; then reads the positions of all headings.
    const update = () => {
      const line = innerHeight * READING_LINE
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id)
    }
    const observer = new IntersectionObserver(update, {
      // The window above the line plus everything already scrolled past, so that a jump is observed too.
      rootMargin: `1000000px 0px -${100 - READING_LINE * 100}% 0px`,
    })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [key])

  return current
}

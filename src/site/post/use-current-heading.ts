'use client'

import { useEffect, useState } from 'react'

/** Share of the window, from above, within which a heading counts as read: below it comes next. */
const READING_LINE = 0.33

/** The id of the heading whose section is being read; undefined above the first. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')

  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    // Headings tell when they cross the reading line; where the others are is read at that moment.
    const update = () => {
      const line = innerHeight * READING_LINE
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id)
    }
    const observer = new IntersectionObserver(update, {
      // The window above the line, and all that has been scrolled past, so that no jump goes unseen.
      rootMargin: `1000000px 0px -${100 - READING_LINE * 100}% 0px`,
    })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [key])

  return current
}

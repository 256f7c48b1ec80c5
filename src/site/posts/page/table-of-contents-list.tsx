'use client'

import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { HeadingEntry } from '#src/content/render/heading-list.ts'

/** Reading line, as a share of the window height from the top: a heading above it counts as read. */
const READING_LINE = 0.33

/** Id of the heading whose section is being read; undefined above the first. */
function useCurrentHeading(ids: readonly string[]): string | undefined {
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

type TableOfContentsListProps = {
  headings: readonly HeadingEntry[]
  label: string
  className?: string
}

/** The table of contents as links; the current heading is marked and kept in view. */
export function TableOfContentsList({ headings, label, className }: TableOfContentsListProps) {
  const list = useRef<HTMLElement>(null)
  const current = useCurrentHeading(headings.map(({ id }) => id))
  useEffect(() => {
    if (list.current) keepInView(list.current, '[aria-current]')
  }, [current])
  const top = Math.min(...headings.map(({ level }) => level))
  return (
    <nav ref={list} aria-label={label} className={className}>
      <ul className="text-sm">
        {headings.map(({ id, level, text }) => (
          <li
            key={id}
            // The marker is on the line of the list.
            className={clsx(
              'relative before:absolute before:inset-y-1 before:-left-5 before:border-l-2 before:border-accent before:opacity-0 has-[[aria-current]]:before:opacity-100',
              level > top && 'pl-4',
            )}
          >
            <a
              dir="auto"
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="inline-block py-1 text-muted transition-colors duration-150 hover:text-text aria-[current]:text-accent pointer-coarse:py-2"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the list itself; `scrollIntoView` would also scroll the page. */
function keepInView(list: HTMLElement, selector: string) {
  const item = list.querySelector(selector)
  if (!item || list.scrollHeight <= list.clientHeight) return
  const [inner, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
}

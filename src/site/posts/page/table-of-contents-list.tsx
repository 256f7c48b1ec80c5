'use client'

import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import type { HeadingEntry } from '#src/content/render/heading-list.ts'
import { useCurrentHeading } from './use-current-heading.ts'

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

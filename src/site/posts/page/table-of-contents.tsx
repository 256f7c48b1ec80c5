import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { HeadingEntry } from '#src/content/render/heading-list.ts'
import { COUNTS } from '#src/contract/limits.ts'

type TableOfContentsProps = { headings: readonly HeadingEntry[]; isInline?: boolean }

/** Next to the text on wide screens, collapsed next to the back link on narrow ones. */
export function TableOfContents({ headings, isInline = false }: TableOfContentsProps) {
  const shown = headings.filter(({ level }) => level <= 2)
  if (shown.length < COUNTS.contentsHeadings) return null
  if (isInline) {
    return (
      <details className="group relative ml-auto lg:hidden print:hidden">
        <summary className="ml-auto flex min-h-11 w-fit cursor-pointer items-center gap-2 font-mono text-xs text-muted">
          On this page
          <ChevronDown
            aria-hidden
            className="size-4 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <Contents
          headings={shown}
          className="absolute top-full right-0 z-10 max-h-[70dvh] w-[min(20rem,calc(100vw-2.5rem))] overflow-y-auto rounded-card border border-border bg-surface px-4 py-3 shadow-float"
        />
      </details>
    )
  }
  return (
    <div className="hidden lg:col-start-2 lg:row-start-1 lg:block print:hidden">
      <div className="sticky top-24">
        <p aria-hidden className="mb-3 font-mono text-xs text-muted">
          {'// on this page'}
        </p>
        <Contents
          headings={shown}
          className="max-h-[calc(100dvh-10rem)] overflow-y-auto overscroll-contain"
        />
      </div>
    </div>
  )
}

type ContentsProps = { headings: readonly HeadingEntry[]; className: string }

/** The page script marks the current heading (page-script/reading.ts). */
function Contents({ headings, className }: ContentsProps) {
  const top = Math.min(...headings.map(({ level }) => level))
  return (
    <nav data-contents="" aria-label="On this page" className={className}>
      <ul className="text-sm">
        {headings.map(({ id, level, text }) => (
          <li key={id} className={clsx('contents-item', level > top && 'pl-9')}>
            <a
              dir="auto"
              href={`#${id}`}
              suppressHydrationWarning
              className="inline-block py-1 text-muted fades-[color] hover:text-text aria-[current]:text-accent pointer-coarse:py-2"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

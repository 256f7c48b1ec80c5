import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { HeadingEntry } from '#src/content/heading-list.ts'

const LEAST_HEADINGS = 3

type PostContentsProps = { headings: readonly HeadingEntry[]; isInline?: boolean }

/** The table of contents: beside the text on wide screens, folded above it on narrow ones. */
export function PostContents({ headings, isInline = false }: PostContentsProps) {
  const shown = headings.filter(({ level }) => level <= 2)
  if (shown.length < LEAST_HEADINGS) return null
  if (isInline) {
    return (
      <details className="group mb-10 rounded-card border border-border bg-surface px-5 lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between font-mono text-xs text-muted">
          On this page
          <ChevronDown
            aria-hidden
            className="size-4 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <ContentsList headings={shown} label="On this page" className="pb-4" />
      </details>
    )
  }
  return (
    <div className="hidden lg:block">
      <div className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto border-l border-border pl-5">
        <p aria-hidden className="mb-3 font-mono text-xs text-muted">
          {'// on this page'}
        </p>
        <ContentsList headings={shown} label="On this page" />
      </div>
    </div>
  )
}

type ContentsListProps = { headings: readonly HeadingEntry[]; label: string; className?: string }

function ContentsList({ headings, label, className }: ContentsListProps) {
  const top = Math.min(...headings.map(({ level }) => level))
  return (
    <nav aria-label={label} className={className}>
      <ul className="space-y-1.5 text-sm">
        {headings.map(({ id, level, text }) => (
          <li key={id} className={clsx(level > top && 'pl-4')}>
            <a
              href={`#${id}`}
              className="inline-block py-0.5 text-muted transition-colors duration-150 hover:text-text"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

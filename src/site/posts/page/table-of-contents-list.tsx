import clsx from 'clsx'
import type { HeadingEntry } from '#src/content/render/heading-list.ts'

type TableOfContentsListProps = {
  headings: readonly HeadingEntry[]
  label: string
  className?: string
}

/** The table of contents as links; the page script marks the current heading (page-script/reading.ts). */
export function TableOfContentsList({ headings, label, className }: TableOfContentsListProps) {
  const top = Math.min(...headings.map(({ level }) => level))
  return (
    <nav data-contents="" aria-label={label} className={className}>
      <ul className="text-sm">
        {headings.map(({ id, level, text }) => (
          <li key={id} className={clsx('contents-item', level > top && 'pl-9')}>
            <a
              dir="auto"
              href={`#${id}`}
              suppressHydrationWarning
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

import { ChevronDown } from 'lucide-react'
import type { PostSeries } from '#src/contract/posts/public-page-data.ts'

/** Which part of a series the post is, and the list of all parts. */
export function SeriesBox({ series: { title, parts, position } }: { series: PostSeries }) {
  return (
    <nav aria-label={`Series: ${title}`} className="mt-4 max-w-post sm:mt-6 print:hidden">
      <details className="group rounded-card border border-border bg-surface">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2 text-sm">
          <span className="font-mono text-xs text-muted">{partLabel(position, parts.length)}</span>
          <span dir="auto" className="min-w-0 flex-1 font-medium wrap-anywhere">
            {title}
          </span>
          <ChevronDown
            aria-hidden
            className="size-4 text-muted transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <ol className="list-decimal pr-4 pb-3 pl-10 text-sm marker:font-mono marker:text-xs marker:text-muted">
          {parts.map((part, index) => (
            <li key={part.slug} className="pl-1">
              {index === position ? (
                <span
                  dir="auto"
                  aria-current="page"
                  className="inline-block py-1 pointer-coarse:py-2.5"
                >
                  {part.title}
                </span>
              ) : (
                <a
                  dir="auto"
                  href={`/blog/${part.slug}`}
                  className="inline-block py-1 text-link pointer-coarse:py-2.5"
                >
                  {part.title}
                </a>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

const partLabel = (position: number, count: number) => `Part ${position + 1} of ${count}`

import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { paginationItems, pagePath } from './list-paths.ts'

type PaginationProps = { list: string; page: number; pageCount: number }

const linkClasses =
  'control-size inline-flex items-center justify-center gap-2 rounded-card border border-transparent px-3 text-muted ' +
  'fades-[color,border-color] hover:border-control hover:text-text ' +
  'aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-accent'

/** Pagination of a list, as plain links. */
export function Pagination({ list, page, pageCount }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav
      aria-label="Pages"
      className="mt-12 flex items-center justify-between gap-4 border-t border-border pt-6 font-mono text-sm"
    >
      <Step list={list} to={page > 1 ? page - 1 : undefined} rel="prev">
        <ArrowLeft aria-hidden className="size-4" />
        Newer
      </Step>
      <ol className="hidden items-center gap-1 sm:flex">
        {paginationItems(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden className="px-1 text-muted">
                …
              </span>
            ) : (
              <a
                href={pagePath(list, number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={linkClasses}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      <p className="text-muted sm:hidden">
        {page} / {pageCount}
      </p>
      <Step list={list} to={page < pageCount ? page + 1 : undefined} rel="next">
        Older
        <ArrowRight aria-hidden className="size-4" />
      </Step>
    </nav>
  )
}

type StepProps = { list: string; to: number | undefined; rel: 'prev' | 'next'; children: ReactNode }

function Step({ list, to, rel, children }: StepProps) {
  if (to === undefined) return <span className="w-24" />
  return (
    <a href={pagePath(list, to)} rel={rel} className={linkClasses}>
      {children}
    </a>
  )
}

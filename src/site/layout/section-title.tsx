import clsx from 'clsx'
import type { ReactNode } from 'react'

type SectionTitleProps = {
  id: string
  /** A few words about the content, as a comment next to the title. */
  meta?: string | undefined
  /** At the end of the line. */
  aside?: ReactNode
  /** In wide windows the title stands in the margin, with the fact below it. */
  isInMargin?: boolean
  className?: string
  children: ReactNode
}

export function SectionTitle(props: SectionTitleProps) {
  const { id, meta, aside, isInMargin = false, className = 'text-2xl', children } = props
  return (
    <div
      className={clsx(
        'flex flex-wrap items-baseline gap-x-4 gap-y-1',
        isInMargin && 'lg:sticky lg:top-24 lg:flex-col lg:self-start',
      )}
    >
      <h2 id={id} className={className}>
        {children}
      </h2>
      {meta && (
        <p className={clsx('font-mono text-xs text-muted', aside && 'max-sm:hidden')}>
          <span aria-hidden className="comment">
            {'// '}
          </span>
          {meta}
        </p>
      )}
      {aside && <div className="ml-auto text-sm">{aside}</div>}
    </div>
  )
}

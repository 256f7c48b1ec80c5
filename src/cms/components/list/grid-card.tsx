import clsx from 'clsx'
import type { ReactNode } from 'react'

export function GridCard({
  isSelected = false,
  children,
}: {
  isSelected?: boolean
  children: ReactNode
}) {
  return (
    <article
      className={clsx(
        'group/card relative flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface transition-colors',
        isSelected
          ? 'border-accent'
          : 'border-border focus-within:border-control hover:border-control',
      )}
    >
      {children}
    </article>
  )
}

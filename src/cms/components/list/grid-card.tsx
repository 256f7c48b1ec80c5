import clsx from 'clsx'
import type { PropsWithChildren } from 'react'

export function GridCard({ isSelected, children }: PropsWithChildren<{ isSelected?: boolean }>) {
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

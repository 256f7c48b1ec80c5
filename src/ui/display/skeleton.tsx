import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A placeholder block in the shape of the content. Decorative: the list around it announces the loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className={clsx('animate-pulse-soft rounded-chip bg-raised', className)} />
  )
}

type SkeletonListProps = {
  count: number
  /** Announced to screen readers while the skeletons are shown. */
  label: string
  className?: string
  /** Height of a bar as wide as the list, if a placeholder is just one. */
  bar?: string
  children?: ReactNode
}

export function SkeletonList({ count, label, className, bar, children }: SkeletonListProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} data-skeleton="">
          {bar && <Skeleton className={clsx(bar, 'w-full')} />}
          {children}
        </div>
      ))}
    </div>
  )
}

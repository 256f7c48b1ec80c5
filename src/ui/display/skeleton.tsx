import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A quiet block in the shape of what is coming. Decoration: the list around it says that it loads. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className={clsx('animate-pulse-soft rounded-chip bg-raised', className)} />
  )
}

type SkeletonListProps = {
  count: number
  /** Said to screen readers while the skeletons stand there. */
  label: string
  className?: string
  children: ReactNode
}

/** `count` copies of one placeholder. */
export function SkeletonList({ count, label, className, children }: SkeletonListProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} data-skeleton="">
          {children}
        </div>
      ))}
    </div>
  )
}

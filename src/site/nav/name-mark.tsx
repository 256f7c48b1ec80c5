import clsx from 'clsx'
import { markPaths } from '#src/lib/site-mark.ts'

/** The mark of the site, 28 × 20: the same arcs as its icon. */
export function NameMark({ name, className }: { name: string; className?: string }) {
  const { arcs, dots } = markPaths(name)
  return (
    <svg
      aria-hidden
      viewBox="2 6 28 20"
      strokeLinecap="round"
      className={clsx('h-5 w-7 shrink-0 fill-none stroke-accent', className)}
    >
      <path d={arcs} strokeWidth={1.9} />
      <path d={dots} strokeWidth={3.8} />
    </svg>
  )
}

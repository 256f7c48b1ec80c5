import type { ReactNode } from 'react'

/** One card of a grid; its actions use the `group/card` variants. */
export function GridCard({ children }: { children: ReactNode }) {
  return (
    <article className="group/card relative flex min-w-0 flex-col overflow-hidden rounded-card border border-border bg-surface transition-colors focus-within:border-control hover:border-control">
      {children}
    </article>
  )
}

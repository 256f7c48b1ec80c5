import type { ReactNode } from 'react'

/** Grid of cards. Cards out of sight cost no layout or paint, so a list of thousands stays smooth. */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4"
    >
      {children}
    </ul>
  )
}

/** One card; `group/card` is what its actions listen to. */
export function GridCard({ children }: { children: ReactNode }) {
  return (
    <li className="group/card relative flex min-w-0 flex-col overflow-hidden rounded-card border border-border bg-surface transition-colors [contain-intrinsic-size:auto_18rem] [content-visibility:auto] focus-within:border-control hover:border-control">
      {children}
    </li>
  )
}

import type { ReactNode } from 'react'

/** A term and its description in a list of facts. */
export function MetaItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-mono text-xs text-muted">{name}</dt>
      <dd dir="auto" className="mt-1 wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}

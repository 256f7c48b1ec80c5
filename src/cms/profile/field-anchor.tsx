import { useEffect } from 'react'
import type { ReactNode } from 'react'

export const FieldAnchor = ({ field, children }: { field: string; children: ReactNode }) => (
  <div id={`profile-${field}`} className="min-w-0 scroll-mt-24">
    {children}
  </div>
)

/** Follows the address once the fields are there; the browser looked for its target before. */
export function useFieldAnchor() {
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1))
    target?.scrollIntoView({ block: 'center' })
    target?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
  }, [])
}

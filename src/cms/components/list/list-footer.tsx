import type { ReactNode } from 'react'

/** Footers count the loaded items (S2-cms-blog-20), not the search results. */
export function ListFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="border-t border-border pt-4 font-mono text-xs text-muted tabular-nums">
      {children}
    </footer>
  )
}

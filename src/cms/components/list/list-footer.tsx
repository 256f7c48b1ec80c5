import type { ReactNode } from 'react'

export function ListFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="border-t border-border pt-4 font-mono text-xs text-muted tabular-nums">
      {children}
    </footer>
  )
}

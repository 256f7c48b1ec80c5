import type { ReactNode } from 'react'
import { PublicShell } from '#src/site/layout/public-shell.tsx'

export default function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicShell>{children}</PublicShell>
}

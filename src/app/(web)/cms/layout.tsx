import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ManagementShell } from '#src/cms/layout/management-shell.tsx'
import { AuthGuard } from '#src/cms/auth-guard/auth-guard.tsx'
import { QueryProvider } from '#src/queries/query-provider.tsx'

// For every screen below. Public pages say it themselves: Next does not undo it for a preview made for one request.
export const dynamic = 'force-static'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Static shells: the check and the data are the browser's, so the HTML holds nothing to protect. */
export default function ManagementLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <AuthGuard>
        <ManagementShell>{children}</ManagementShell>
      </AuthGuard>
    </QueryProvider>
  )
}

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { ManagementShell } from '#src/cms/layout/management-shell.tsx'
import { AuthGuard } from '#src/cms/auth/auth-guard.tsx'
import { QueryProvider } from '#src/queries/query-provider.tsx'

// For all screens below. Public pages set it individually: in their layout Next would also apply it to the author
// preview, which is rendered per request.
export const dynamic = 'force-static'

export const metadata: Metadata = { robots: { index: false, follow: false } }

// An on-screen keyboard shrinks the page: sticky tools, panels and the caret stay above it.
export const viewport: Viewport = { interactiveWidget: 'resizes-content' }

/**
 * Static shells: the session check and the data fetching run in the browser, so the HTML contains nothing to protect.
 */
export default function ManagementLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <AuthGuard>
        <ManagementShell>{children}</ManagementShell>
      </AuthGuard>
    </QueryProvider>
  )
}

'use client'

import type { ReactNode } from 'react'
import { useAuth } from '#src/queries/user-queries.ts'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { AccessDeniedScreen } from './access-denied-screen.tsx'

/**
 * Protects the management screens (S2-gate-01). The pages behind are static shells without data; each of their calls is
 * authenticated. Only the initial check decides here: a 401 on a later write is a failure of that write,
 * because leaving the screen would lose unsaved text. A check that fails for another reason does not count as
 * signed out: it shows an error and can be retried.
 */
export function AuthGuard({ children }: { children: ReactNode }) {
  const { isLoading, isAuthenticated, error, retry } = useAuth()
  if (isLoading) {
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <Spinner label="Authenticating..." />
      </main>
    )
  }
  if (error) {
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <h1 className="sr-only">Management area</h1>
        <LoadFailure what="Your session" onRetry={retry} />
      </main>
    )
  }
  return isAuthenticated ? children : <AccessDeniedScreen />
}

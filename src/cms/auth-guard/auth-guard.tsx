'use client'

import type { ReactNode } from 'react'
import { useAuth } from '#src/queries/user-queries.ts'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { AccessDeniedScreen } from './access-denied-screen.tsx'

/**
 * §2 Protected screens. The pages behind are static shells and hold nothing; what they show comes from
 * calls that each ask for the session. Only the check at the start decides here: a 401 on a later write
 * is that write's failure, because leaving the screen would throw away unsaved text. Not knowing is not the
 * same as signed out: a check without an answer is told, and asked again.
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

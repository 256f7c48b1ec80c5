'use client'

import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Lock } from 'lucide-react'
import { useAuth } from '#src/queries/user-queries.ts'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { TIMES } from '#src/contract/limits.ts'
import { toast } from '#src/ui/toast/toast.ts'

/**
 * S2-gate-01. The pages are static shells; each call is authenticated. A 401 on a later write fails only that write, so
 * unsaved text is kept. Other failures do not count as signed out, and can be retried.
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
        <LoadFailure name="Your session" onRetry={retry} />
      </main>
    )
  }
  return isAuthenticated ? children : <AccessDeniedScreen />
}

/** Shows the reason, then redirects to the sign-in page after 1.5 seconds (S2-gate-06). */
function AccessDeniedScreen() {
  useEffect(() => {
    toast({
      variant: 'destructive',
      title: 'Admin Access Required',
      description: 'Please login with an authorized Google account to access the admin panel.',
    })
    const timer = setTimeout(() => {
      window.location.href = sessionCalls.login.path
    }, TIMES.loginRedirect)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="grid max-w-md justify-items-center gap-4 text-center">
        <span className="grid size-14 place-items-center rounded-card border border-border bg-surface">
          <Lock aria-hidden className="size-6 text-accent" strokeWidth={1.5} />
        </span>
        <h1 className="text-xl font-semibold">
          Only authorized administrators can access the CMS portal.
        </h1>
        <p role="status" className="font-mono text-sm text-muted">
          Redirecting to login...
        </p>
      </div>
    </main>
  )
}

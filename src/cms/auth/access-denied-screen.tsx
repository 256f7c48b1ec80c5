'use client'

import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { TIMES } from '#src/contract/limits.ts'
import { toast } from '#src/ui/toast/toast-store.ts'

/** Shows the reason, then redirects to the sign-in page after 1.5 seconds (S2-gate-06). */
export function AccessDeniedScreen() {
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

'use client'

import type { ReactNode } from 'react'
import { useAuth } from '#src/queries/users.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { LockScreen } from './lock-screen.tsx'

/**
 * §2 Protected screens. The pages behind are static shells and hold nothing; what they show comes from
 * calls that each ask for the session. Only the check at the start decides here: a 401 on a later write
 * is that write's failure, because leaving the screen would throw away unsaved text.
 */
export function Protected({ children }: { children: ReactNode }) {
  const { isLoading, isAuthenticated } = useAuth()
  if (isLoading) {
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <Spinner label="Authenticating..." />
      </main>
    )
  }
  return isAuthenticated ? children : <LockScreen />
}

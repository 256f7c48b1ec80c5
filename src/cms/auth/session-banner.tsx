import { useQueryClient } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'

/** Keeps the screen and its input. The user signs in in another tab; the next successful call hides the banner. */
export function SessionBanner() {
  const hasEnded = useIsSessionExpired()
  if (!hasEnded) return null
  return (
    <div
      role="alert"
      // After a rejected save, the editor shows its own notice next to the text.
      className="in-[main:has([data-session-notice])]:hidden flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-warning bg-surface px-4 py-3"
    >
      <p className="grow">
        <span className="font-medium">Your session has expired.</span> Your text is still here: sign
        in again in a new tab, then repeat the action.
      </p>
      <AnchorButton icon={LogIn} href={sessionCalls.login.path} target="_blank" rel="noopener">
        Sign in
      </AnchorButton>
    </div>
  )
}

function useIsSessionExpired(): boolean {
  const client = useQueryClient()
  const [hasEnded, setEnded] = useState(false)
  useEffect(() => {
    const judge = (action: { type: string; error?: unknown }, isPublic = false) => {
      if (action.type === 'error') setEnded((ended) => ended || isUnauthenticated(action.error))
      else if (action.type === 'success' && !isPublic) setEnded(false)
    }
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated') judge(event.action, event.query.meta?.isPublic)
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated') judge(event.action)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [client])
  return hasEnded
}

const isUnauthenticated = (error: unknown) => error instanceof RequestError && error.status === 401

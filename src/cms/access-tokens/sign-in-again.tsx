import { LogIn } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { requestUrl } from '#src/queries/client.ts'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'

/** The way to Google and back to this screen. @param onLeave keeps what was typed */
export function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-warning px-4 py-3"
    >
      <p className="min-w-0 grow basis-64 text-sm">
        <span className="font-medium">Sign in again to create a token.</span> Your last sign-in is
        older than 15 minutes. You return to this screen, and what you typed stays.
      </p>
      <a
        ref={link}
        href={requestUrl(sessionCalls.login, { query: { returnTo: '/cms/tokens' } })}
        onClick={onLeave}
        className={buttonClasses({ variant: 'primary' })}
      >
        <LogIn aria-hidden className="size-4" />
        Sign in with Google
      </a>
    </div>
  )
}

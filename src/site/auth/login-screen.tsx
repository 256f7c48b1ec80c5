'use client'

import { useEffect } from 'react'
import { useAuth } from '#src/queries/user-queries.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { LoginCard } from './login-card.tsx'

export function LoginScreen({ name }: { name: string }) {
  const { isLoading, isAuthenticated } = useAuth()
  useEffect(() => {
    // A full page load: the management area has its own Content-Security-Policy for styles.
    if (isAuthenticated) window.location.replace('/cms')
  }, [isAuthenticated])

  const isBusy = isLoading || isAuthenticated
  return (
    <LoginCard name={name}>
      {isBusy ? (
        <Spinner label="Checking authentication..." className="needs-script" />
      ) : (
        <ContinueButton />
      )}
      <noscript>
        <ContinueButton />
      </noscript>
    </LoginCard>
  )
}

function ContinueButton() {
  return (
    <AnchorButton href="/api/login" variant="primary" className="w-full">
      <GoogleMark />
      Continue with Google
    </AnchorButton>
  )
}

/** Google's logo in the button's text colour. */
function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-4 fill-current">
      <path d="M12 10.2v3.9h5.5a4.8 4.8 0 0 1-2 3.1l3.2 2.5c1.9-1.8 3-4.4 3-7.5 0-.7-.1-1.4-.2-2H12Z" />
      <path d="M12 22c2.7 0 5-.9 6.7-2.4l-3.2-2.5c-.9.6-2 1-3.5 1a6 6 0 0 1-5.6-4.1L3.1 16.5A10 10 0 0 0 12 22Z" />
      <path d="M6.4 14a6 6 0 0 1 0-3.9L3.1 7.5a10 10 0 0 0 0 9l3.3-2.5Z" />
      <path d="M12 5.9c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6A6 6 0 0 1 12 5.9Z" />
    </svg>
  )
}

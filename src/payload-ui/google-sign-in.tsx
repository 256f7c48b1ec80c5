import { getSafeRedirect } from 'payload/shared'

type LoginViewProps = { searchParams?: Record<string, string | string[] | undefined> }

const layout = { display: 'flex', justifyContent: 'center', marginBlock: '2rem' } as const

/**
 * Stands on the login view of Payload's admin in place of its form: the same sign-in as everywhere,
 * ending on the page that asked for it. A plain link, because a router would fetch it in advance.
 */
export function GoogleSignIn({ searchParams }: LoginViewProps) {
  const target = getSafeRedirect({
    fallbackTo: '/payload',
    redirectTo: searchParams?.['redirect'] ?? '',
  })
  return (
    <div style={layout}>
      <a
        className="btn btn--style-primary btn--size-large"
        href={`/api/login?returnTo=${encodeURIComponent(target)}`}
      >
        Continue with Google
      </a>
    </div>
  )
}

import { getSafeRedirect } from 'payload/shared'

type LoginViewProps = { searchParams?: Record<string, string | string[] | undefined> }

const layout = { display: 'flex', justifyContent: 'center', marginBlock: '2rem' } as const

/** Replaces Payload's login form. A plain link, because a router link would prefetch it. */
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

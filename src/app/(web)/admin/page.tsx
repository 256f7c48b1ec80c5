import type { Metadata } from 'next'
import { pageProfile } from '#src/app/page-profile.ts'
import { QueryProvider } from '#src/queries/query-provider.tsx'
import { LoginScreen } from '#src/site/auth/login-screen.tsx'

export const dynamic = 'force-static'

export const metadata: Metadata = { title: 'Admin Access', robots: { index: false } }

export default async function AdminPage() {
  const { personal } = await pageProfile()
  return (
    <QueryProvider>
      <LoginScreen name={personal.name} />
    </QueryProvider>
  )
}

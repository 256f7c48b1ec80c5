import type { Metadata } from 'next'
import { QueryProvider } from '#src/queries/query-provider.tsx'
import { LoginScreen } from '#src/site/auth/login-screen.tsx'

export const dynamic = 'force-static'

export const metadata: Metadata = { title: 'Admin Access', robots: { index: false } }

export default function AdminPage() {
  return (
    <QueryProvider>
      <LoginScreen />
    </QueryProvider>
  )
}

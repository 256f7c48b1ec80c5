import type { Metadata } from 'next'
import { RedirectsScreen } from '#src/cms/redirects/redirects-screen.tsx'

export const metadata: Metadata = { title: 'Redirects' }

export default RedirectsScreen

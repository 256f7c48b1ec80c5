import type { Metadata } from 'next'
import { TokensScreen } from '#src/cms/tokens/tokens-screen.tsx'

export const metadata: Metadata = { title: 'Access tokens' }

export default function TokensPage() {
  return <TokensScreen />
}

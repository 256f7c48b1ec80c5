import type { Metadata } from 'next'
import { AccessTokensScreen } from '#src/cms/access-tokens/access-tokens-screen.tsx'

export const metadata: Metadata = { title: 'Access tokens' }

export default AccessTokensScreen

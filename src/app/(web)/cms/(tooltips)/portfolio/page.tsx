import type { Metadata } from 'next'
import { PortfolioScreen } from '#src/cms/portfolio/portfolio-screen.tsx'

export const metadata: Metadata = { title: 'Portfolio' }

export default function PortfolioPage() {
  return <PortfolioScreen />
}

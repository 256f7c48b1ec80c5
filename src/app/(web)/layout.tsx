import type { ReactNode } from 'react'
import { siteMetadata } from '#src/publishing/page-metadata.ts'
import { siteViewport } from '#src/app/site-viewport.ts'
import { SiteDocument } from '#src/site/layout/site-document.tsx'
import { fontClasses } from '#src/ui/styles/fonts.ts'
import '#src/ui/styles/app.css'

export const generateMetadata = siteMetadata
export const viewport = siteViewport

export default function WebLayout({ children }: { children: ReactNode }) {
  return <SiteDocument fontClasses={fontClasses}>{children}</SiteDocument>
}

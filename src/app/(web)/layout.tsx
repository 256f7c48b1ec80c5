import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { siteMetadata } from '#src/publishing/page-metadata.ts'
import { SiteDocument } from '#src/site/frame/site-document.tsx'
import { fontClasses } from '#src/ui/styles/fonts.ts'
import { THEMES } from '#src/ui/theme/themes.ts'
import '#src/ui/styles/app.css'

export const generateMetadata = siteMetadata

// For visitors without scripts; the theme script puts the chosen colour before these.
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEMES.light.background },
    { media: '(prefers-color-scheme: dark)', color: THEMES.dark.background },
  ],
}

export default function WebLayout({ children }: { children: ReactNode }) {
  return <SiteDocument fontClasses={fontClasses}>{children}</SiteDocument>
}

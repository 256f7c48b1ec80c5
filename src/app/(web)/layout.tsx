import type { ReactNode } from 'react'
import { pageOwner } from '#src/app/page-profile.ts'
import { documentProps } from '#src/app/document-props.ts'
import { siteMetadata } from '#src/publishing/page-metadata.ts'
import { siteViewport } from '#src/app/site-viewport.ts'
import { SiteDocument } from '#src/site/layout/site-document.tsx'
import { fontClasses } from '#src/ui/styles/fonts.ts'
import '#src/ui/styles/app.css'

export const generateMetadata = async () => siteMetadata(await pageOwner())
export const viewport = siteViewport

export default async function WebLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument fontClasses={fontClasses} {...await documentProps()}>
      {children}
    </SiteDocument>
  )
}

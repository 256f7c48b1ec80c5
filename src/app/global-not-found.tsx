import PublicLayout from '#src/app/(web)/(public)/layout.tsx'
import { pageOwner } from '#src/app/page-profile.ts'
import { documentProps } from '#src/app/document-props.ts'
import { notFoundMetadata } from '#src/publishing/page-metadata.ts'
import { NotFoundScreen } from '#src/site/layout/not-found-screen.tsx'
import { siteViewport } from '#src/app/site-viewport.ts'
import { SiteDocument } from '#src/site/layout/site-document.tsx'
import { fontClasses } from '#src/ui/styles/fonts.ts'
import '#src/ui/styles/app.css'

export const viewport = siteViewport
export const generateMetadata = async () => notFoundMetadata(await pageOwner())

/** 404 page of paths without a route: a complete document, because no layout applies by itself. */
export default async function GlobalNotFound() {
  return (
    <SiteDocument fontClasses={fontClasses} {...await documentProps()}>
      <PublicLayout>
        <NotFoundScreen />
      </PublicLayout>
    </SiteDocument>
  )
}

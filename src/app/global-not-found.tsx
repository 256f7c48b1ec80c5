import { notFoundMetadata } from '#src/publishing/page-metadata.ts'
import { NotFoundScreen } from '#src/site/layout/not-found-screen.tsx'
import { PublicShell } from '#src/site/layout/public-shell.tsx'
import { siteViewport } from '#src/app/site-viewport.ts'
import { SiteDocument } from '#src/site/layout/site-document.tsx'
import { fontClasses } from '#src/ui/styles/fonts.ts'
import '#src/ui/styles/app.css'

export const viewport = siteViewport
export const generateMetadata = notFoundMetadata

/** 404 page of paths without a route: a complete document, because no layout applies. */
export default function GlobalNotFound() {
  return (
    <SiteDocument fontClasses={fontClasses}>
      <PublicShell>
        <NotFoundScreen />
      </PublicShell>
    </SiteDocument>
  )
}

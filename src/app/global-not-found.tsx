import { strayMetadata } from '#src/publishing/page-metadata.ts'
import { NotFoundScreen } from '#src/site/frame/not-found-screen.tsx'
import { PublicFrame } from '#src/site/frame/public-frame.tsx'
import { siteViewport } from '#src/app/site-viewport.ts'
import { SiteDocument } from '#src/site/frame/site-document.tsx'
import { fontClasses } from '#src/ui/styles/fonts.ts'
import '#src/ui/styles/app.css'

export const viewport = siteViewport
export const generateMetadata = strayMetadata

/** Every path without a route: a whole document, because no layout stands around it. */
export default function GlobalNotFound() {
  return (
    <SiteDocument fontClasses={fontClasses}>
      <PublicFrame>
        <NotFoundScreen />
      </PublicFrame>
    </SiteDocument>
  )
}
